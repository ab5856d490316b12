/** The word of this module that names each kind of member. */
export const memberTypeMessageKey = {
  1: 'memberType1',
  2: 'memberType2',
  3: 'memberType3',
  4: 'memberType4',
  5: 'memberType5',
  6: 'memberType6',
} as const
