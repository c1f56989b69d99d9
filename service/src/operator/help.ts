/** What `frontage --help` prints. */
export const help = `frontage enquiries COMMAND: look after enquiries, while the service runs or not.

  list [--state STATE] [--limit N]    the newest; STATE is queued, sending, sent, failed or held
       [--destination DESTINATION]    where its mail stands, or its webhook or acknowledgement
  show ID                             one enquiry, whole
  retry ID… | --all | --destination DESTINATION
                                      send now what failed and what waits; what was sent stays sent
  release ID…                         send what was held: the trap was filled in
  discard ID… | --all                 delete what was held
  export --email ADDRESS [--format json|csv]
                                      everything that is stored about a person
  erase --email ADDRESS               erase it: from database, log and mail folder
  stats                               how many stand in each state
  record [--email ADDRESS]            who erased, exported, released, discarded or retried what
  backup FILE                         a consistent copy (SQLite)

  --json    print JSON instead of a table
  --help    this text

It reads the same settings as the service, from the environment and from .env.
Exit codes: 0 done; 1 nothing found, or it could not be done; 2 the command was not understood.
`;
