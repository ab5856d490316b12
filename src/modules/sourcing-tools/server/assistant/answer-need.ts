import type { Call } from '../../../../api/handler.ts'
import type { ParsedInputOf } from '../../../../api/endpoint.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import type { IndexRefresher } from '../../../search/server/public.ts'
import type { AssistantAnswer, AssistantCalculation, assistantAsk } from '../../endpoints-assistant.ts'
import type { QuickOrderMatch } from '../../endpoints-quick-order.ts'
import { calculationQuestion } from '../../rules/assistant/read-calculation.ts'
import { withoutPrices } from '../../rules/assistant/without-prices.ts'
import { assistantMessages } from '../../messages.ts'
import type { LanguageModel } from '../ports.ts'
import { assistantTools } from './assistant-tools.ts'
import { callLanguageModel } from './call-language-model.ts'

type Asked = ParsedInputOf<typeof assistantAsk>

/**
 * Answers a need. Rules read it; where an endpoint is configured a language model words the answer for members, with the same
 * tools and nothing else, and without an amount of money of its own. A model that fails leaves the rules' answer.
 */
export async function answerNeed(keeper: IndexRefresher, model: LanguageModel | null, asked: Asked, call: Call): Promise<AssistantAnswer> {
  const tools = assistantTools(keeper, call)
  const zincPrice = await tools.zincPrice(asked.text)
  if (zincPrice !== null) return { reply: zincPrice, by: 'rules', lines: [], calculations: [] }
  if (model !== null && call.caller.member) {
    const turn = await callLanguageModel(model, tools, asked)
    const reply = turn === null ? '' : withoutPrices(turn.reply)
    // A model that used no tool has nothing that could be ordered: what the rules read stands beside its words.
    if (turn !== null && turn.lines.length + turn.calculations.length > 0)
      return { ...turn, reply: reply === '' ? replyOf(turn, call) : reply, by: 'model' }
    if (reply !== '') return { ...(await byRules(tools, asked)), reply, by: 'model' }
  }
  const found = await byRules(tools, asked)
  return { ...found, reply: replyOf(found, call), by: 'rules' }
}

type Found = { readonly lines: QuickOrderMatch[]; readonly calculations: AssistantCalculation[] }

async function byRules(tools: ReturnType<typeof assistantTools>, { text }: Asked): Promise<Found> {
  const calculations = [...(await tools.calculate(text))]
  // A question for a weight is no order, unless it also says how much.
  if (calculationQuestion(text).question !== null) return { lines: [], calculations }
  return { lines: [...(await tools.matchLines(text))], calculations }
}

function replyOf({ lines, calculations }: Found, { lang }: Call): string {
  const t = translate(lang, assistantMessages)
  if (calculations.length > 0 && lines.length === 0) return t('calculated')
  const count = (level: QuickOrderMatch['level']) => lines.filter((line) => line.level === level).length
  const [full, confirm, none] = [count('full'), count('confirm'), count('none')]
  if (full + confirm === 0) return t('nothing')
  return t('found', { full, confirm, none })
}
