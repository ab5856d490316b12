import type { PersonalTable } from './personal-data.ts'

/** Personal data in the kernel's tables: who did what. */
export const kernelPersonalData: readonly PersonalTable[] = [
  {
    table: 'audit_log',
    purpose: 'evidence',
    whose: `actor_kind IN ('member', 'store', 'platform') AND actor_id = $1`,
    columns: { actor_id: 'name', actor_name: 'name' },
    plain: ['id', 'at', 'actor_kind', 'action', 'entity', 'entity_id', 'from_state', 'to_state', 'reason', 'diff', 'channel', 'request_id'],
    retention: 'evidence',
  },
  {
    table: 'idempotent_answer',
    purpose: 'evidence',
    whose: `actor = 'm' || $1`,
    columns: { actor: 'name', answer: 'trade' },
    secret: ['answer'],
    plain: ['route', 'key', 'request_hash', 'created_at'],
    retention: 'short',
    atClosing: 'delete',
  },
  {
    table: 'captured_message',
    purpose: 'login',
    whose: null,
    columns: { receiver: 'phone', body: 'talk' },
    plain: ['id', 'at', 'channel', 'subject'],
    retention: 'short',
  },
]
