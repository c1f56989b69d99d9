# What the workflows of GitHub and GitLab run: docs/workflows.md. DEPLOY_TO says where to publish.
#
#   publish.sh due    prints publish=yes unless this is a scheduled run and no page has become public, or is over, today
#   publish.sh look   looks whether all is well where visitors see it, and that an enquiry arrives
#   publish.sh image  builds the container's image and pushes it
#   publish.sh        publishes, and looks
set -eu

due() {
  next=$(wget -q -O - "$PUBLIC_ORIGIN/built-site.json" |
    sed -n 's/.*"rebuildOn":"\([0-9-]*\)".*/\1/p')
  # Both read as numbers: 20260131.
  today=$(TZ=${TIME_ZONE:-UTC} date +%Y%m%d)
  [ "$next" ] && [ "$(echo "$next" | tr -d -)" -le "$today" ]
}

trust() {
  mkdir -p ~/.ssh
  (umask 077 && printf '%s\n' "$SSH_KEY" >~/.ssh/id_ed25519)
  printf '%s\n' "$SSH_KNOWN_HOSTS" >~/.ssh/known_hosts
}

compose="docker compose --project-directory /srv/frontage"

# Only the service's machine knows whether a mail was sent.
look() {
  set --
  if [ "${DEPLOY_HOST:-}" ]; then
    trust
    set -- --host "$DEPLOY_HOST"
    if [ "$DEPLOY_TO" = container ]; then set -- --ask "ssh $DEPLOY_HOST $compose exec -T site node service/src/cli.ts"; fi
  fi
  npm run smoke -- "$PUBLIC_ORIGIN" "$@"
}

static() {
  STATIC_HOST=$DEPLOY_TO npm run build
  "$@"
  look
}

# It becomes a part of commands.
case ${RELEASE:-} in *[!0-9A-Za-z._-]*)
  echo "The release is '$RELEASE'. Name a commit by its number." >&2
  exit 1
  ;;
esac
image=$(echo "${REGISTRY:-}" | tr '[:upper:]' '[:lower:]'):${RELEASE:-}

case ${1:-$DEPLOY_TO} in
  due)
    if [ ! "${SCHEDULED:-}" ] || due; then echo publish=yes; fi
    ;;
  look) look ;;
  image)
    echo "$REGISTRY_PASSWORD" | docker login --username "$REGISTRY_USER" --password-stdin "${image%%/*}"
    docker build --build-arg COMPANY --build-arg PUBLIC_ORIGIN --build-arg PUBLIC_API_BASE --tag "$image" .
    docker push "$image"
    ;;
  machine)
    trust
    npm run deploy -- "$DEPLOY_HOST" --smoke
    ;;
  container)
    [ "${DEPLOY_HOST:-}" ] || exit 0
    trust
    # shellcheck disable=SC2029 # RELEASE is known here.
    ssh "$DEPLOY_HOST" "cd /srv/frontage && sed -i 's/^RELEASE=.*/RELEASE=$RELEASE/' .env && $compose pull site && $compose up --detach --no-build --wait"
    look
    ;;
  netlify) static npx --yes netlify-cli@27.10.2 deploy --prod --dir site/dist ;;
  cloudflare) static npx --yes wrangler@4.164.0 pages deploy site/dist --project-name "$CLOUDFLARE_PROJECT" ;;
  vercel) static npx --yes vercel@64.0.2 deploy --prod --yes --token "$VERCEL_TOKEN" site/dist ;;
  *)
    echo "DEPLOY_TO is '$DEPLOY_TO'. Set it to machine, container, netlify, cloudflare or vercel." >&2
    exit 1
    ;;
esac
