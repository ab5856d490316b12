import { expect, test } from 'vitest'
import { placeName } from './place-name.ts'

test.each([
  ['上海市', 'Shanghai'],
  ['西安市', "Xi'an"],
  ['陕西省', 'Shaanxi'],
  ['内蒙古自治区', 'Inner Mongolia'],
  ['北辰区', 'Beichen District'],
  ['浦东新区', 'Pudong New Area'],
  ['冠县', 'Guanxian'],
  ['', ''],
])('%s is %s in English and itself in Chinese', (name, english) => {
  expect(placeName(name, 'en')).toBe(english)
  expect(placeName(name, 'zh')).toBe(name)
})
