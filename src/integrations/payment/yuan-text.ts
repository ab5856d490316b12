/** Fen as Alipay writes money: yuan with exactly two decimals, `1230n` → `'12.30'`. Never through a float. */
export function yuanText(fen: bigint): string {
  if (fen < 0n) throw new RangeError('an amount for a gateway is never negative')
  const digits = fen.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Yuan text of a gateway as fen: at most two decimals, plain ASCII digits; null for anything else. */
export function fenOfYuanText(text: string): bigint | null {
  const match = /^(0|[1-9]\d{0,12})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return null
  return BigInt(match[1] ?? '0') * 100n + BigInt((match[2] ?? '').padEnd(2, '0'))
}
