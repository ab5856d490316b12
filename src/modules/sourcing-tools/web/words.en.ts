import type { Words } from '../../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  projects: 'My projects',
  none: 'No projects yet',
  help: 'Projects open soon: materials, enquiries and orders of one job, followed against its budget',
  toCart: 'To the cart',
} satisfies Words<typeof zh>
