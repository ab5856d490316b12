import { defineMachine } from '../../../kernel/state-machine/state-machine.ts'

/** An article: written, shown from its time on, taken back. Only what was never shown may be deleted. */
export const articleMachine = defineMachine({
  name: 'article',
  states: ['draft', 'published', 'withdrawn'],
  initial: 'draft',
  moves: {
    publish: { from: ['draft', 'withdrawn'], to: 'published', who: ['editor'] },
    withdraw: { from: ['published'], to: 'withdrawn', who: ['editor'] },
  },
})
