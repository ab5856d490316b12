import { expect, test } from 'vitest'
import { mobileAddress } from './mobile-redirect.ts'

const site = 'https://m.example.com'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)'
const to = (path: string, agent = iPhone, from = site) => mobileAddress(from, agent, new URL(path, 'https://mall.example.com'))

test.each([
  ['/goods/detail/100001', 'https://m.example.com/product/detail?productId=100001'],
  ['/store/index?vid=1001', 'https://m.example.com/store/home?vid=1001'],
  ['/login?redirectUrl=%2Fcart%2Findex', 'https://m.example.com/login'],
  ['/register', 'https://m.example.com/register'],
  ['/quo_yd?key=abc_-9', 'https://m.example.com/inquiry?key=abc_-9'],
  ['/goods/list?keyword=zinc', 'https://m.example.com/'],
  ['/', 'https://m.example.com/'],
])('a phone on %s goes to its mobile page', (path, target) => {
  expect(to(path)).toBe(target)
})

test('Android and Linux count as phones, as the specification says; a desktop stays', () => {
  expect(to('/', 'Mozilla/5.0 (Linux; Android 16)')).toBe('https://m.example.com/')
  expect(to('/', 'Mozilla/5.0 (X11; Linux x86_64)')).toBe('https://m.example.com/')
  expect(to('/', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toBeNull()
})

test('without a mobile site nobody is sent anywhere', () => {
  expect(to('/', iPhone, '')).toBeNull()
})

test('values that are not digits or a plain key are left out, and the host is the setting’s', () => {
  expect(to('/store/index?vid=1;//evil.example')).toBe('https://m.example.com/store/home')
  expect(to('/quo_yd?key=a%2F..%2F%0d')).toBe('https://m.example.com/inquiry')
  expect(to('/goods/detail/1@evil.example')).toBe('https://m.example.com/')
})
