/** Names of one grade or standard in different systems. */
export type EquivalenceGroup = {
  readonly id: string
  readonly members: readonly string[]
  /** False: alike in use, but limits or tests differ. Such a pair is a suggestion and never called the same. */
  readonly isSame: boolean
}

// GB/T, EN, ISO, ASTM and JIS names of what this trade buys. Groups whose limits were not compared clause by clause are suggestions.
export const equivalenceGroups: readonly EquivalenceGroup[] = [
  { id: 'zn-special', members: ['Zn99.995', 'Z1', 'ZN-1', 'SHG', 'LME grade'], isSame: false },
  { id: 'zn-9999', members: ['Zn99.99', 'Z2', 'ZN-2'], isSame: false },
  { id: 'zn-9995', members: ['Zn99.95', 'Z3', 'ZN-3'], isSame: false },
  { id: 'zn-995', members: ['Zn99.5', 'Z4', 'ZN-4'], isSame: false },
  { id: 'zn-985', members: ['Zn98.5', 'Z5', 'ZN-5'], isSame: false },
  { id: 'zamak3', members: ['ZnAl4', 'Zamak 3', 'ASTM AG40A', 'AG40A', 'ZA4'], isSame: false },
  { id: 'zamak5', members: ['ZnAl4Cu1', 'Zamak 5', 'ASTM AC41A', 'AC41A'], isSame: false },
  { id: 'zamak2', members: ['ZnAl4Cu3', 'Zamak 2', 'ASTM AC43A', 'AC43A'], isSame: false },
  // ASTM B750 gives one analysis for both names.
  { id: 'galfan', members: ['Zn-5Al-RE', 'Zn-5Al-MM', 'UNS Z38510', 'Galfan'], isSame: true },
  { id: 'ss304', members: ['06Cr19Ni10', '304', 'SUS304', '1.4301', 'S30400', 'S30408'], isSame: false },
  { id: 'ss304l', members: ['022Cr19Ni10', '304L', 'SUS304L', '1.4307', 'S30403'], isSame: false },
  { id: 'ss316l', members: ['022Cr17Ni12Mo2', '316L', 'SUS316L', '1.4404', 'S31603'], isSame: false },
  { id: 'ss430', members: ['10Cr17', '430', 'SUS430', '1.4016'], isSame: false },
  { id: 'ss2205', members: ['022Cr23Ni5Mo3N', '2205', 'S32205', '1.4462'], isSame: false },
  { id: 'gi', members: ['DX51D+Z', 'SGCC', 'A653 CS Type B', 'DC51D+Z'], isSame: false },
  { id: 'q235', members: ['Q235B', 'Q235', 'S235JR', 'SS400', 'A36'], isSame: false },
  { id: 'al6061', members: ['6061', 'AlMg1SiCu', 'LD30'], isSame: false },
  { id: 'hdg-std', members: ['GB/T 13912', 'ISO 1461', 'EN ISO 1461', 'AS/NZS 4680', 'ASTM A123'], isSame: false },
]

/** What may stand for something lesser: a later name for an earlier one, never the other way round. */
export const gradeSequences: readonly (readonly string[])[] = [
  // GB/T 470: every limit of a higher grade is the stricter one.
  ['Zn98.5', 'Zn99.5', 'Zn99.95', 'Zn99.99', 'Zn99.995'],
  ['Q235B', 'Q355B'],
  // Zinc-aluminium-magnesium lives longer than zinc at the same mass.
  ['Z', 'ZM'],
]

const plain = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, '')

/** The group that a grade or standard belongs to; null for none. */
export function groupOf(name: string): EquivalenceGroup | null {
  const asked = plain(name)
  return asked === '' ? null : (equivalenceGroups.find((group) => group.members.some((member) => plain(member) === asked)) ?? null)
}

/** How one name stands to another that is wanted: the very same, another name of it, a higher step, or neither. */
export function gradeMatch(wanted: string, offered: string): 'same' | 'named' | 'alike' | 'higher' | null {
  if (plain(wanted) === plain(offered)) return 'same'
  const group = groupOf(wanted)
  if (group && groupOf(offered) === group) return group.isSame ? 'named' : 'alike'
  const place = (ladder: readonly string[], name: string) => ladder.findIndex((step) => plain(step) === plain(name))
  return gradeSequences.some((ladder) => place(ladder, wanted) >= 0 && place(ladder, offered) > place(ladder, wanted)) ? 'higher' : null
}

/** Names of the same group that a text holds, with the part that was typed; null when it names no known grade or standard. */
export function groupInText(text: string): { readonly typed: string; readonly group: EquivalenceGroup } | null {
  const found = equivalenceGroups.flatMap((group) =>
    group.members.filter((member) => holds(text, member)).map((member) => ({ typed: member, group })),
  )
  // The longest name says most: 304L is not 304.
  return found.toSorted((one, other) => other.typed.length - one.typed.length)[0] ?? null
}

function holds(text: string, member: string): boolean {
  const at = text.toLowerCase().indexOf(member.toLowerCase())
  if (at < 0) return false
  const isPart = (sign: string | undefined) => sign !== undefined && /[a-z0-9.+]/i.test(sign)
  return !isPart(text[at - 1]) && !isPart(text[at + member.length])
}
