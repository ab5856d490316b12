export const en = {
  gone: 'There is no such accepted replacement',
  notSubstitute: 'By their specifications these goods cannot stand for one another',
} as const
