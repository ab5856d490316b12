/** The characters of an amount in capitals, as the central bank's rules for filling in bills print them. */
export const capitals = {
  digits: ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'],
  /** Places inside a group of four digits, from the right. */
  places: ['', '拾', '佰', '仟'],
  /** Groups of four digits, from the right; the fourth is ten thousand times 亿. */
  groups: ['', '万', '亿', '万亿'],
  yuan: '元',
  jiao: '角',
  fen: '分',
  whole: '整',
  minus: '负',
} as const
