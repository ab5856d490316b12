import { execute, rows, type Transaction } from '../../../../kernel/database/transaction.ts'

const bump = {
  name: 'identity.attemptBump',
  text: `INSERT INTO attempt_counter AS c (key, tries, window_end)
         SELECT key, 1, $3 FROM unnest($1::bytea[]) AS key ORDER BY key
         ON CONFLICT (key) DO UPDATE SET
           tries = CASE WHEN c.window_end <= $2 THEN 1 ELSE c.tries + 1 END,
           window_end = CASE WHEN c.window_end <= $2 THEN $3 ELSE c.window_end END
         RETURNING key, tries`,
}
const takeBack = {
  name: 'identity.attemptTakeBack',
  text: `UPDATE attempt_counter SET tries = tries - 1 WHERE key = ANY($1::bytea[]) AND tries > 1`,
}
const forget = { name: 'identity.attemptForget', text: `DELETE FROM attempt_counter WHERE key = $1` }

/** Counts one try under each key and says how many there are now, in the order of `keys`. One statement: parallel tries all count. */
export async function countAttempts(tx: Transaction, keys: readonly Buffer[], now: Date, windowMs: number): Promise<number[]> {
  const counted = await rows<{ key: Buffer; tries: number }>(tx, bump, [keys, now, new Date(now.getTime() + windowMs)])
  return keys.map((key) => counted.find((one) => one.key.equals(key))?.tries ?? 1)
}

/** A try that succeeded was no guess: takes it out of the counts again. */
export async function undoAttempts(tx: Transaction, keys: readonly Buffer[]): Promise<void> {
  await execute(tx, takeBack, [keys])
}

export async function clearAttempts(tx: Transaction, key: Buffer): Promise<void> {
  await execute(tx, forget, [key])
}
