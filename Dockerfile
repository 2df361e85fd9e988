FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN npm run build && mkdir /empty

FROM debian:bookworm-slim
COPY --from=build /app/dist/trampolim /usr/local/bin/trampolim
COPY --from=build --chown=65532:65532 --chmod=700 /empty /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 65532:65532
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["trampolim", "healthcheck"]
ENTRYPOINT ["trampolim"]
CMD ["serve"]
