import type { Words } from '../../../shared/words.ts'
import type { zh } from './words-demand.zh.ts'

export const en = {
  demandTitle: 'Publish a need',
  lead: 'Write or paste what you need, a line for each, e.g. “HDG angle 50×5 20 t deliver to Tianjin”; check what was recognised, then ask for quotations',
  text: 'What you need',
  hint: 'zinc ingot 20 t\nHDG welded pipe DN50 30 pcs\nzinc ammonium chloride 1500 kg',
  read: 'Recognise',
  none: 'Nothing recognised yet',
  noneHelp: 'Write your need and press “Recognise”',
  summary: 'lines recognised: {{found}}, without goods: {{missing}}',
  toEnquiry: 'Add to enquiry',
  missingHelp: 'Lines without goods can be rewritten where they stand: a grade, a standard or a size helps',
} satisfies Words<typeof zh>
