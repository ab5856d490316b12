import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

const ownThreads = 'thread_id IN (SELECT thread_id FROM chat_thread WHERE member_id = $1)'

/** Personal data of conversations. What two parties agreed in writing is kept like the trade it led to, then deleted. */
export const chatPersonalData: readonly PersonalTable[] = [
  {
    table: 'chat_rating',
    purpose: 'talk',
    whose: ownThreads,
    columns: { score: 'choice', comment: 'talk', created_at: 'talk', agent_id: 'name' },
    plain: ['rating_id', 'thread_id'],
    retention: 'threeYears',
    atClosing: { comment: `''` },
    later: 'delete',
  },
  {
    table: 'chat_message',
    purpose: 'talk',
    whose: ownThreads,
    columns: { side: 'talk', kind: 'talk', body: 'talk', card: 'talk', created_at: 'talk', sender_id: 'name' },
    plain: ['message_id', 'thread_id', 'file_id'],
    retention: 'threeYears',
    later: 'delete',
  },
  {
    table: 'chat_file',
    purpose: 'talk',
    // What a member wrote as a store's staff belongs to that conversation.
    whose: `member_id = $1 AND (thread_id IS NULL OR ${ownThreads})`,
    columns: { file_id: 'picture', name: 'talk', created_at: 'talk' },
    plain: ['member_id', 'thread_id', 'mime', 'bytes'],
    retention: 'threeYears',
    later: 'delete',
    fileColumn: 'file_id',
  },
  {
    table: 'chat_thread',
    purpose: 'talk',
    whose: 'member_id = $1',
    columns: { last_at: 'talk', created_at: 'talk', agent_id: 'name' },
    plain: [
      'thread_id',
      'member_id',
      'store_id',
      'state',
      'version',
      'last_message_id',
      'customer_read_id',
      'desk_read_id',
      'customer_unread',
      'desk_unread',
      'rating_open',
    ],
    retention: 'threeYears',
  },
  {
    table: 'chat_presence',
    purpose: 'talk',
    whose: 'member_id = $1',
    columns: { seen_at: 'behaviour' },
    plain: ['member_id'],
    retention: 'short',
    atClosing: 'delete',
  },
]
