/** What an error is made of that says nothing about a person. */
const telling = ['code', 'schema', 'table', 'column', 'constraint', 'routine', 'severity', 'statusCode'] as const

type LoggedError = { readonly type: string; readonly message: string; readonly stack: string; readonly [fact: string]: unknown }

/**
 * An error as the log shows it. PostgreSQL names the values of the failing row in `detail` and `where` and quotes what it could
 * not read in its message: phones, names and addresses have no place in a log file, so only what is named above is copied.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something that is no error was thrown', stack: '' }
  const own = Object.entries(error).filter(([name, value]) => telling.some((one) => one === name) && value !== undefined)
  const isOfDatabase = 'severity' in error && 'code' in error
  return {
    type: error.constructor.name,
    message: isOfDatabase ? withoutValues(error.message) : error.message,
    stack: isOfDatabase ? withoutValues(error.stack ?? '') : (error.stack ?? ''),
    ...Object.fromEntries(own),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  }
}

/** `invalid input syntax for type bigint: "138…"` without what was quoted after the colon. */
function withoutValues(text: string): string {
  return text.replaceAll(/: "[^"\n]*"/g, ': "…"')
}
