import type { Words } from '../../../shared/words.ts'
import type { zh } from './words-project.zh.ts'

export const en = {
  add: 'Add to project',
  title: 'Add to a project',
  lead: '{{goods}}, {{number}} {{unit}}',
  choose: 'Project',
  newOne: 'A new project',
  name: 'Name of the new project',
  nameHint: 'e.g. Galvanized material, hall 2',
  lines: '{{count}} {{count|line|lines}}',
  loading: 'Reading your projects…',
  failed: 'No answer from the network; please try again',
  ok: 'Add',
  added: 'Added to the project “{{title}}”',
  toProject: 'Open the project',
  close: 'Close',
} satisfies Words<typeof zh>
