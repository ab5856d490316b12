import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aToolsHouse } from '../../../../../tests/fixtures/server/sourcing-tools-app.ts'
import { openAiCompatibleModel } from '../../../../adapters/language-model/openai-compatible.ts'
import { assistantAsk } from '../../endpoints-assistant.ts'

type Asked = {
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly tools: readonly { readonly function: { readonly name: string } }[]
}
type Said = { readonly content: string | null; readonly tool_calls?: readonly object[] }

/** A local endpoint that speaks the chat completions protocol and says what it is told to, in order. */
async function aModelEndpoint(said: readonly (Said | 'broken')[]) {
  const asked: Asked[] = []
  const keys: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const next = said[asked.length]
      asked.push(JSON.parse(body))
      keys.push(`${request.method} ${request.url} ${request.headers.authorization}`)
      if (next === undefined || next === 'broken') return void response.writeHead(500).end('no')
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ choices: [{ message: { role: 'assistant', ...next } }] }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const model = openAiCompatibleModel({ endpoint: `http://127.0.0.1:${port}/v1/`, key: 'k', model: 'm' })
  return { model, asked, keys, close: () => server.close() }
}

const toolCall = (name: string, text: string): Said => ({
  content: null,
  tool_calls: [{ id: 'c1', type: 'function', function: { name, arguments: JSON.stringify({ text }) } }],
})

const plain = await aToolsHouse()
const buyer = await plain.visitorOf('demo_buyer')
const need = { text: '需要0#锌锭20吨和热镀锌焊管 DN50 壁厚3.5 35支，月底前到' }

test('a need in words becomes matched lines with every difference, for a visitor too and at the visitor’s own price', async () => {
  const answer = dataOf(await plain.ask(assistantAsk, need))
  expect(answer).toMatchObject({ by: 'rules', calculations: [] })
  expect(answer.lines.map(({ level, number, line }) => [level, number, line?.productId])).toEqual([
    ['full', '20', 100_001],
    ['confirm', '35', 100_097],
  ])
  expect(answer.lines[1]?.differs).toContainEqual({ label: '壁厚', typed: '壁厚3.5', found: '3.75' })
  const business = dataOf(await plain.ask(assistantAsk, need, { visitor: buyer }))
  expect(business.lines[0]?.line?.goodsPrice).toBeLessThan(answer.lines[0]?.line?.goodsPrice ?? 0)
})

test('a question for the zinc price is answered with the published quotes and their days, and with no goods', async () => {
  for (const text of ['今天锌价多少', '最新的锌锭价格', 'What is the zinc price today?']) {
    const answer = dataOf(await plain.ask(assistantAsk, { text }))
    expect([text, answer.lines, answer.calculations]).toEqual([text, [], []])
    expect(answer.reply).toMatch(/0#锌 上海均价 [\d.]+ 元\/吨（\d{4}-\d{2}-\d{2}，含税，演示数据）/)
  }
  const priced = dataOf(await plain.ask(assistantAsk, { text: '0#锌锭 20吨 目前锌价多少' }))
  expect(priced.lines.map(({ line }) => line?.productId)).toEqual([100_001])
})

test('goods that nobody sells are said to be missing, and nothing is invented', async () => {
  const answer = dataOf(await plain.ask(assistantAsk, { text: '电缆 YJV 3×95 100米' }))
  expect(answer.lines.map(({ level, line }) => [level, line])).toEqual([['none', null]])
})

test('weights and zinc consumption are calculated without any price', async () => {
  const weight = dataOf(await plain.ask(assistantAsk, { text: '热镀锌焊管 DN100 每支多重' }))
  expect(weight).toMatchObject({ lines: [], calculations: [{ kind: 'pipe' }] })
  const zinc = dataOf(await plain.ask(assistantAsk, { text: '热镀锌焊管 DN100×4 50吨 锌耗' }))
  expect(zinc.calculations[0]).toMatchObject({
    kind: 'pipeZinc',
    inputs: expect.arrayContaining([expect.objectContaining({ value: '50', unit: 't' })]),
  })
  expect(JSON.stringify([weight, zinc])).not.toContain('¥')
})

test('a language model calls the same tools; what it says of money is left out, and prices come from the mall', async () => {
  const endpoint = await aModelEndpoint([
    toolCall('match_lines', '0#锌锭 20吨'),
    { content: '已为您找到锌锭。单价 19999 元/吨。请核对规格。' },
  ])
  const house = await aToolsHouse(endpoint.model)
  const answer = dataOf(await house.ask(assistantAsk, { text: '要二十吨零号锌' }, { visitor: await house.visitorOf('demo_buyer') }))
  expect(answer).toMatchObject({ by: 'model', reply: '已为您找到锌锭。请核对规格。', lines: [{ level: 'full', number: '20' }] })
  expect(answer.lines[0]?.line?.goodsPrice).not.toBe(19_999)
  expect(endpoint.keys[0]).toBe('POST /v1/chat/completions Bearer k')
  expect(endpoint.asked[0]?.tools.map((tool) => tool.function.name)).toEqual(['match_lines', 'calculate'])
  // The model never sees a price that it could repeat wrongly.
  expect(endpoint.asked[1]?.messages.at(-1)?.content).not.toMatch(/price|¥|subtotal/i)
  endpoint.close()
})

test('a tool that does not exist, an endless caller and an outage leave what the rules read', async () => {
  const wild = await aModelEndpoint([toolCall('drop_tables', 'x'), toolCall('drop_tables', 'x'), toolCall('drop_tables', 'x')])
  const broken = await aModelEndpoint(['broken'])
  for (const endpoint of [wild, broken]) {
    const house = await aToolsHouse(endpoint.model)
    const answer = dataOf(await house.ask(assistantAsk, need, { visitor: await house.visitorOf('demo_buyer') }))
    expect(answer).toMatchObject({ by: 'rules', lines: [{ level: 'full' }, { level: 'confirm' }] })
    endpoint.close()
  }
})

test('a visitor does not spend the model', async () => {
  const endpoint = await aModelEndpoint(['broken'])
  const house = await aToolsHouse(endpoint.model)
  expect(dataOf(await house.ask(assistantAsk, need)).by).toBe('rules')
  expect(endpoint.asked).toEqual([])
  endpoint.close()
})
