// A process of its own, started by a test run with the folder of its PostgreSQL and a pipe that nobody writes into. The
// pipe ends with the run; a run that ended in order has sent this process away before.
process.stdin.resume()
await new Promise((resolve) => process.stdin.on('close', resolve))
// Read only now: while it waits, it should cost next to nothing.
const { stopForgotten } = await import('./cluster.ts')
await stopForgotten(process.argv[2] ?? '')
export {}
