# The site of COMPANY and its service in a container: docs/operating.md. `docker compose up --build` builds and runs it.
ARG BUILD=node:24-bookworm-slim
ARG BASE=gcr.io/distroless/cc-debian12

FROM $BUILD AS build
WORKDIR /project
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY service/package.json service/
COPY site/package.json site/
RUN npm ci --omit=dev
COPY . .
ARG COMPANY PUBLIC_ORIGIN PUBLIC_API_BASE
RUN npm run build \
  && node_modules/.bin/node scripts/stage-release.ts /release \
  && cd /release && npm ci --omit=dev -w service \
  && mkdir -p /own/data && chmod 700 /own/data

# Nothing but C libraries and certificates: no shell, no npm, and 200 MB less than on Node's own image.
FROM $BASE
LABEL org.opencontainers.image.title="Frontage" \
  org.opencontainers.image.description="The website of a software agency, and the service that takes its enquiries" \
  org.opencontainers.image.licenses="MIT"
WORKDIR /srv/frontage
COPY --from=build /project/node_modules/node/bin/node /usr/local/bin/
COPY --from=build /release ./
COPY --from=build --chown=65532:65532 /own ./
ARG COMPANY PUBLIC_ORIGIN
ENV NODE_ENV=production HOST=0.0.0.0 COMPANY=$COMPANY PUBLIC_ORIGIN=$PUBLIC_ORIGIN SQLITE_TMPDIR=data
USER 65532:65532
EXPOSE 3000
# The only folder that it writes to: the relative paths of .env.example lead there.
VOLUME /srv/frontage/data
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
# The flag: deploy/frontage.service.
CMD ["node", "--max-semi-space-size=8", "service/src/main.ts"]
