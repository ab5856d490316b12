/** Joins the class names that apply: `classNames('btn', small && 'sm')`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
