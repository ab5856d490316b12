import { startTestServer } from './cluster.ts'

// A process of its own that starts the tests' PostgreSQL in the folder it is given, as a run does: its test kills it.
const server = await startTestServer(process.argv[2])
process.stdout.write(`${server.folder}\n`)
setInterval(() => undefined, 60_000)
