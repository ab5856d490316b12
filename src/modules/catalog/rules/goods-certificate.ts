/** One line of a test: what was tested, what the standard asks and what was measured, as the paper says it. */
export type MeasuredValue = { readonly item: string; readonly required: string; readonly measured: string }

/**
 * A certificate that buyers may look at; `validUntil` is a day or empty, `image` a picture's name. A mill certificate also
 * holds what was measured of its batch; papers written before that have no `values`.
 */
export type Certificate = {
  readonly title: string
  readonly number: string
  readonly validUntil: string
  readonly image: string
  readonly values?: readonly MeasuredValue[] | undefined
}
