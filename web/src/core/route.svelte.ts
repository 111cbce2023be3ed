/** Addresses within the page: `/table/abc?at=3#SB8.4`. */

interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function here(): Place {
  return {
    path: location.pathname,
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

class Route {
  place = $state.raw<Place>(here());
  get parts(): string[] {
    return this.place.path.split("/").filter(Boolean);
  }
}

export const route = new Route();

export function go(to: string, replace = false): void {
  const before = location.pathname;
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  route.place = here();
  if (before !== location.pathname) scrollTo(0, 0);
}

/** Plain left clicks on links of our own stay within the page. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
    return;
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function startRouting(): void {
  addEventListener("popstate", () => (route.place = here()));
  document.addEventListener("click", follow);
}
