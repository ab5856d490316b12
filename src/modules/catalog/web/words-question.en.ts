import type { Words } from '../../../shared/words.ts'
import type { zh } from './words-question.zh.ts'

export const en = {
  questionsTitle: 'Questions',
  all: 'All',
  open: 'Open',
  answered: 'Answered',
  none: 'No questions',
  noneHelp: 'What buyers ask on product pages appears here',
  sent: 'Answered',
  change: 'Change',
  answer: 'Answer',
  answerHint: 'The answer is shown on the product page',
} satisfies Words<typeof zh>
