import type { Words } from '../../../../shared/words.ts'
import type { zh } from './words-event.zh.ts'

export const en = {
  deadEvents: 'Stuck events',
  colEvent: 'Event',
  colPayload: 'What it says',
  colError: 'Last error',
  colDead: 'Stopped',
  tries: 'tried {{count}} {{count|time|times}}',
  actions: 'Actions',
  retry: 'Try again',
  retried: 'Queued again; usually dealt with within a second',
  giveUp: 'Give up',
  giveUpHelp: 'Whoever has not taken it will never hear of it. The audit log keeps what it says.',
  reason: 'Reason',
  none: 'No stuck events',
  noneHelp: 'An event that somebody failed to take 20 times stops here and waits for a person',
} satisfies Words<typeof zh>
