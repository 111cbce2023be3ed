import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { startRouting } from "./core/route.svelte";

startRouting();
const target = document.getElementById("app");
if (target) mount(App, { target });
