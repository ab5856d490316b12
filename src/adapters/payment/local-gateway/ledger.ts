import type { DatabaseSync } from 'node:sqlite'

type Account = 'payer' | 'merchant'

/** Books one movement twice: what leaves one account arrives in the other. A posting of the same name exists once. */
export function post(database: DatabaseSync, posting: string, move: { from: Account; to: Account; amountFen: bigint }): void {
  const insert = database.prepare('INSERT INTO entry (posting, account, amount) VALUES (?,?,?)')
  insert.run(posting, move.from, -move.amountFen)
  insert.run(posting, move.to, move.amountFen)
}

/** What the gateway's own record says: money held for the merchant, and the sum of all entries, which is 0. */
export function ledgerSums(database: DatabaseSync): { merchantFen: bigint; allFen: bigint } {
  const sum = (where: string) =>
    BigInt(Number(database.prepare(`SELECT coalesce(sum(amount), 0) AS sum FROM entry ${where}`).get()?.['sum'] ?? 0))
  return { merchantFen: sum(`WHERE account = 'merchant'`), allFen: sum('') }
}
