import { createHmac } from 'node:crypto'
import { hash, verify, type Options } from '@node-rs/argon2'

// OWASP's minimum for argon2id, about 35 ms a hash; the library's default algorithm is argon2id.
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const current = '$argon2id$v=19$m=19456,t=2,p=1$'
const peppered = 'p1:'

/** Says that it is busy instead of queueing without end: hashing is the most expensive thing that a stranger can ask for. */
export type PasswordHasher = {
  /** Null when it is busy. */
  readonly hash: (password: string) => Promise<string | null>
  /** `stale` asks for a new hash at the next chance. A null hash costs the same time as a real one. */
  readonly verify: (password: string, hash: string | null) => Promise<{ matches: boolean; stale: boolean } | 'busy'>
}

/** A hash of a password for the demonstration data and for tests, outside the queue and without pepper. */
export async function plainPasswordHash(password: string): Promise<string> {
  return hash(password, cost)
}

/** Makes the hasher: `concurrent` hashes at once, `waiting` in line, `pepper` mixed in by HMAC when configured. */
export function passwordHasher(settings: { pepper: string | null; concurrent?: number; waiting?: number }): PasswordHasher {
  const inLine = lineOf(settings.concurrent ?? 2, settings.waiting ?? 20)
  const { pepper } = settings
  const seasoned = (password: string) => (pepper ? createHmac('sha256', pepper).update(password).digest('base64') : password)
  const fresh = async (password: string) => (pepper ? peppered : '') + (await hash(seasoned(password), cost))
  // Nobody knows this password, so an unknown account takes as long as a known one and never matches.
  const nobody = hash(crypto.randomUUID(), cost)
  const check = async (password: string, stored: string | null) => {
    if (stored === null) {
      await verify(await nobody, password)
      return { matches: false, stale: false }
    }
    const isPeppered = stored.startsWith(peppered)
    const bare = isPeppered ? stored.slice(peppered.length) : stored
    const matches = await verify(bare, isPeppered ? seasoned(password) : password)
    return { matches, stale: isPeppered !== (pepper !== null) || !bare.startsWith(current) }
  }
  return {
    hash: async (password) => {
      const made = await inLine(async () => ({ hash: await fresh(password) }))
      return made === 'busy' ? null : made.hash
    },
    verify: (password, stored) => inLine(() => check(password, stored)),
  }
}

function lineOf(concurrent: number, waiting: number) {
  let running = 0
  const line: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result | 'busy'> => {
    if (running >= concurrent) {
      if (line.length >= waiting) return 'busy'
      // Whoever leaves hands its place on, so `running` does not change in between.
      await new Promise<void>((resolve) => line.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
