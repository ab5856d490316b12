import { cleanText } from '../text/text.ts'

/** What one column of a sort key holds. A time needs a column of milliseconds: `timestamptz(3)`. */
type ColumnKind = 'integer' | 'bigint' | 'text' | 'time'
type ColumnValue = { integer: number; bigint: bigint; text: string; time: Date }
type Key<Kinds extends readonly ColumnKind[]> = { -readonly [Index in keyof Kinds]: ColumnValue[Kinds[Index]] }

/** Turns the sort key of a page's last row into an opaque text and back. */
export type Cursor<Kinds extends readonly ColumnKind[]> = {
  write(key: Key<Kinds>): string
  /** Undefined for anything that `write` of the same cursor would not have written. */
  read(text: string): Key<Kinds> | undefined
}

const mostCursorLength = 800
const integerText = /^(0|-?[1-9][0-9]{0,18})$/

type Column = { write(value: unknown): unknown; read(value: unknown): unknown }

const columns: Record<ColumnKind, Column> = {
  integer: { write: (value) => value, read: (value) => (Number.isSafeInteger(value) ? value : undefined) },
  bigint: { write: String, read: (value) => (typeof value === 'string' && integerText.test(value) ? BigInt(value) : undefined) },
  text: { write: (value) => value, read: (value) => (typeof value === 'string' ? cleanText(value) : undefined) },
  time: { write: Number, read: readTime },
}

function readTime(value: unknown): Date | undefined {
  // 8.64e15 is the last millisecond that a Date can hold.
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 8.64e15 ? new Date(value) : undefined
}

/**
 * Declares the key that a list is sorted by, its last column unique: `defineCursor('time', 'integer')` for
 * `ORDER BY created_at DESC, id DESC`. A cursor holds values that its reader has already seen and grants nothing.
 */
export function defineCursor<const Kinds extends readonly ColumnKind[]>(...kinds: Kinds): Cursor<Kinds> {
  const write = (key: readonly unknown[]) => base64Url(JSON.stringify(kinds.map((kind, index) => columns[kind].write(key[index]))))
  return {
    write,
    read(text) {
      const raw = text.length <= mostCursorLength ? parsed(text) : undefined
      if (!Array.isArray(raw) || raw.length !== kinds.length) return undefined
      const key = kinds.map((kind, index) => columns[kind].read(raw[index]))
      // Written again it must be the same text, so there is one writing of each key.
      if (key.includes(undefined) || write(key) !== text) return undefined
      // Every column was just checked against its kind.
      return key as Key<Kinds>
    },
  }
}

function base64Url(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

function parsed(text: string): unknown {
  if (!/^[A-Za-z0-9_-]+$/.test(text)) return undefined
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** One page and the cursor of the next. Ask the database for one row more than `size`: it shows whether there is a next. */
export function keysetPage<Row>(rows: readonly Row[], size: number, cursorOf: (row: Row) => string): { rows: Row[]; next?: string } {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return rows.length > size && last !== undefined ? { rows: page, next: cursorOf(last) } : { rows: page }
}

/** A page of a table with page numbers, counted from 1; `pageFields` of a call bounds both. */
export type PageNumber = { readonly current: number; readonly pageSize: number }

/** How many rows stand before a page. */
export function offsetOf({ current, pageSize }: PageNumber): number {
  return (current - 1) * pageSize
}
