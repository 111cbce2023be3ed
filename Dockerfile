# The platform in one image; the browser client is built in the first stage.
FROM node:22-bookworm-slim AS client
WORKDIR /build
COPY web/package.json web/package-lock.json web/
RUN cd web && npm ci
COPY web web
COPY src src
RUN cd web && npm run build

FROM python:3.12-slim-bookworm
WORKDIR /app
COPY requirements/web.txt requirements/
RUN pip install --no-cache-dir -r requirements/web.txt
COPY pyproject.toml README.md LICENSE ./
COPY src src
COPY --from=client /build/src/raumhafen/server/static src/raumhafen/server/static
RUN pip install --no-cache-dir --no-deps . \
    && useradd --system --create-home --uid 10001 raumhafen \
    && mkdir /data && chown raumhafen /data
USER raumhafen
ENV RAUMHAFEN_HOST=0.0.0.0 RAUMHAFEN_PORT=8000 RAUMHAFEN_DATA=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s CMD ["python", "-c", \
    "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/readyz', timeout=4)"]
STOPSIGNAL SIGTERM
CMD ["raumhafen", "serve"]
