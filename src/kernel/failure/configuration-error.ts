const name = 'ConfigurationError'

/**
 * A fault of the machine or of its configuration that a person can put right. The start prints its one sentence
 * without a stack trace and ends with a code other than 0.
 */
export function configurationError(sentence: string, cause?: unknown): Error {
  const error = new Error(sentence, { cause })
  error.name = name
  return error
}

/** Tells such a fault from a bug. By name, because the web bundle may hold a second copy of this file. */
export function isConfigurationError(error: unknown): error is Error {
  return error instanceof Error && error.name === name
}
