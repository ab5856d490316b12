/** Goods and their specification as one line: the two are set apart, for a specification may begin like a word of the name. */
export function goodsLabel({ goodsName, specText }: { readonly goodsName: string; readonly specText: string }): string {
  return specText === '' ? goodsName : `${goodsName} · ${specText}`
}
