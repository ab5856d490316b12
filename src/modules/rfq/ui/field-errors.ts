/** Sentences by field of a form; `form` holds what belongs to no field. */
export type FieldErrors = Readonly<Record<string, string>>
