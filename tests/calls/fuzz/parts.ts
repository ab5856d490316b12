/** Files beside this one over which the calls are shared out, so that no file takes longer than the others. */
export const parts = 4

/** Every so-many-th of a list: each is in one part. */
export function partOf<T>(list: readonly T[], part: number): T[] {
  return list.filter((_, place) => place % parts === part - 1)
}
