import type { Words } from '../../../shared/words.ts'
import type { zh } from './words-project.zh.ts'

export const en = {
  add: 'Add to a list',
  title: 'Add to a list',
  lead: '{{goods}}, {{number}} {{unit}}',
  kind: 'Kind of list',
  project: 'Project',
  regular: 'Regular list',
  choose: 'List',
  newOne: 'A new one',
  name: 'Name of the new list',
  nameHint: 'e.g. Galvanized material, hall 2',
  regularHint: 'e.g. Monthly supplies of the galvanizing shop',
  lines: '{{count}} {{count|line|lines}}',
  loading: 'Reading your lists…',
  failed: 'No answer from the network; please try again',
  ok: 'Add',
  added: 'Added to “{{title}}”',
  toProject: 'Open the list',
  close: 'Close',
} satisfies Words<typeof zh>
