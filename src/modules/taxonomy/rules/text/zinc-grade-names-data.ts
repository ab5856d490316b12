/** The numerals of zinc ingot numbers by their value: 零号锌锭 is 0#, 一号锌锭 is 1#. */
export const zincNumerals: readonly string[] = ['零', '一', '二', '三', '四', '五']
export const numberedZinc = /([零一二三四五])号(?=锌)/g
/** 一级锌锭 is what older standards call 1#. */
export const firstGradeZinc = /一级(?=锌)/g
export const numberBeforeSign = /(?<![\d.])(\d{1,3})\s*号/g
