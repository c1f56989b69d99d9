# What `npm run deploy` does on the machine: it pipes this file into `sh -s`. The machine needs Linux with sh, tar, flock and `mv -T`
# (GNU or BusyBox), systemd, and npm 10 or newer; `npm ci` brings the project's own Node.
#
#   FOLDER/releases/TIME  the code and the pages of each release, five of them
#   FOLDER/current        a link to the one that is served
#   FOLDER/shared/.env    the settings, for all releases
set -eu
umask 022
step=$1 folder=$2

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

# Checks the machine, makes the settings unless they are there, and prints a name for the next release.
prepare() {
  env_text=$1
  for program in tar npm; do
    command -v "$program" >/dev/null ||
      fail "$program is not on this machine, or not in the PATH of a command that ssh runs. Install it: apt-get install tar nodejs npm."
  done
  version=$(npm --version)
  [ "${version%%.*}" -ge 10 ] ||
    fail "npm is $version on this machine. Install npm 10 or newer: npm install --global npm@10."
  mkdir -p releases shared/data 2>/dev/null && [ -w releases ] && [ -w . ] ||
    fail "$(id -un) may not write to $folder. Give it to that user, or deploy as another one."
  new=
  if [ ! -e shared/.env ]; then
    (umask 077 && printf '%s' "$env_text" >shared/.env)
    new=yes
  fi
  # The service reads it, and no other user: it holds the password of the mail server.
  if chgrp frontage shared/.env 2>/dev/null; then chmod 640 shared/.env; fi
  [ ! "$new" ] ||
    fail "The settings are new: $folder/shared/.env. Nothing is published yet." \
      "Fill in SMTP_URL, MAIL_FROM and MAIL_TO there, look at the others, and run this again."
  date -u +%Y%m%d%H%M%S
}

switch_to() {
  ln -sfn "$1" current.new
  mv -T current.new current
}

# Restarts the service, and asks it until it could store an enquiry. Prints why it cannot.
serves() {
  if ! sh -c "$restart" </dev/null >&2 9>&-; then
    echo "This failed: $restart" >&2
    return 1
  fi
  (cd current && node_modules/.bin/node -e '
    const { HOST, PORT } = util.parseEnv(fs.readFileSync(".env", "utf8"));
    const host = HOST || "127.0.0.1";
    const url = `http://${host.includes(":") ? `[${host}]` : host}:${PORT || 3000}/readyz`;
    const end = Date.now() + 1000 * process.argv[1];
    const ask = async () => {
      const said = await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
        (answer) => answer.ok || answer.text(),
        ({ cause }) => cause?.code || "no answer in time",
      );
      if (said === true) return;
      if (Date.now() < end) return setTimeout(ask, 250);
      console.error(`${url} does not answer as it should: ${said}`);
      process.exitCode = 1;
    };
    ask();' "$patience") && return
  journalctl --unit frontage --lines 20 --no-pager --output cat >&2 2>/dev/null || :
  return 1
}

# Prints the migrations of the release $1 that the release $2 does not have: after them it refuses the database.
migrations_since() {
  [ -e "$2" ] || return 0
  (cd "$1" && node_modules/.bin/node -e '
    const of = (release) => import(`${release}/service/src/db/migrate.ts`);
    Promise.all([of("."), of(process.argv[1])]).then(([now, before]) =>
      console.log(now.migrationNames.filter((name) => !before.migrationNames.includes(name)).join(", ")));' "../../$2")
}

# Pages that are open in browsers still ask for the scripts and styles of the release before: those join the new ones.
keep_files() {
  from=$1/site/dist/_astro to=$2/site/dist/_astro
  mkdir -p "$to"
  ls "$to" >"$2/files"
  [ -e "$1/files" ] || return 0
  while read -r name; do
    [ -e "$to/$name" ] || cp -p "$from/$name" "$to/"
  done <"$1/files"
}

publish() {
  new=releases/$1 restart=$2 patience=$3 irreversible=${4:-}
  before=$(readlink current || :)
  chmod -R a+rX "$new"
  ln -s ../../shared/.env "$new/.env"
  # Relative paths of the settings lead out of the release, which is deleted one day.
  ln -s ../../shared/data "$new/data"
  # What the service needs, and not what builds the site.
  if ! (cd "$new" && npm ci --omit=dev -w service --include-workspace-root </dev/null >&2); then
    rm -rf "$new"
    fail "npm ci failed in $folder/$new: its reason is above." "Nothing has changed: what was served is still served."
  fi
  lost=$(migrations_since "$new" "$before")
  if [ "$lost" ] && [ ! "$irreversible" ]; then
    rm -rf "$new"
    fail "The new release has an irreversible migration ($lost), after which the one before cannot use the database: the only way back is a backup." \
      "Nothing has changed. Back up as docs/operating.md says, then run this again with --irreversible."
  fi
  keep_files "$before" "$new"
  switch_to "$new"
  if ! serves; then
    [ "$before" ] ||
      fail "The first release does not run. Correct $folder/shared/.env, see that deploy/frontage.service is installed, and run this again."
    switch_to "$before"
    serves || fail "The new release does not run, and neither does the one before, which is current again: $before."
    fail "The new release does not run; the one before is served again: $before. The new one is in $folder/$new."
  fi
  # What is newer than the release before has failed, or was rolled back.
  passed=${before:+no}
  for each in releases/*; do
    # Without .env it is still being uploaded.
    if [ "$passed" != no ] && [ "$each" != "$new" ] && [ -L "$each/.env" ]; then rm -rf "$each"; fi
    if [ "$each" = "$before" ]; then passed=yes; fi
  done
  set -- releases/*
  while [ $# -gt 5 ]; do
    rm -rf "$1"
    shift
  done
  echo "Published: $folder/$new"
}

rollback() {
  restart=$1 patience=$2
  now=$(readlink current || :) before=
  for each in releases/*; do
    if [ "$each" = "$now" ]; then break; fi
    before=$each
  done
  [ "$now" ] && [ -d "$before" ] || fail "$folder has no release before ${now:-the first}."
  lost=$(migrations_since "$now" "$before")
  [ ! "$lost" ] ||
    fail "The release before, $folder/$before, cannot use the database since $now ($lost). Nothing has changed." \
      "To go back, restore a backup from before it, as docs/operating.md says."
  switch_to "$before"
  serves || fail "The release before does not run, and is current: $before. Deploy one that does."
  echo "Served again: $folder/$before, instead of $now"
}

mkdir -p "$folder" 2>/dev/null || :
cd "$folder" 2>/dev/null ||
  fail "$(id -un) may not make $folder. Make it, and give it to that user, or deploy as another one."
shift 2
# One after the other: two that switch the link and restart at once would judge each other's release.
if [ "$step" != prepare ]; then
  exec 9>lock
  flock -n 9 || {
    echo "Waiting: somebody else deploys to $folder." >&2
    flock 9
  }
fi
"$step" "$@"
