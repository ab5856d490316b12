/** Titles and texts about contracts. */
export const contractTemplates = {
  contractWaits: { title: 'contractWaitsTitle', text: 'contractWaitsText' },
  contractWaitsStore: { title: 'contractWaitsTitle', text: 'contractWaitsText' },
  contractInForce: { title: 'contractInForceTitle', text: 'contractInForceText' },
  contractInForceStore: { title: 'contractInForceTitle', text: 'contractInForceText' },
  contractEnded: { title: 'contractEndedTitle', text: 'contractEndedText' },
  contractEndedStore: { title: 'contractEndedTitle', text: 'contractEndedText' },
  contractEnding: { title: 'contractEndingTitle', text: 'contractEndingText' },
  contractEndingStore: { title: 'contractEndingTitle', text: 'contractEndingText' },
} as const
