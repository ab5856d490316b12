import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { stateMessages } from './messages.ts'

type Key = keyof typeof stateMessages.zh & string

const isKey = (key: string): key is Key => key in stateMessages.zh

/** A state such as `PENDING_PAYMENT` in words; one without words keeps its own name. */
export function stateName(lang: Language, state: string): string {
  const key = `state_${state}`
  return isKey(key) ? translate(lang, stateMessages)(key) : state
}

/** The way by which an act came into the house, such as `seller`, in words. */
export function channelName(lang: Language, channel: string): string {
  const key = `channel_${channel}`
  return isKey(key) ? translate(lang, stateMessages)(key) : channel
}
