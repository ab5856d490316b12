// PostgreSQL's own words: it is stopping, starting, or has lost the connection (08*, 57P0*); and those of the network.
const lost = /^(08...|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)$/
// What the driver says without a code.
const said =
  /^(Connection terminated|timeout (exceeded|expired)|Client (has encountered a connection error|was closed)|Cannot use a pool after)/

/** True when the database could not be reached or hung up: nothing is wrong with what was asked of it. */
export function isConnectionLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const code = 'code' in error ? String(error.code) : ''
  const isMissingSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  return lost.test(code) || isMissingSocket || ('message' in error && said.test(String(error.message)))
}
