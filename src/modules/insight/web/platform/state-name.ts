import { speak, type Language } from '../../../../shared/words.ts'
import { stateWords } from './words-state.ts'

type Key = keyof typeof stateWords.zh & string

const isKey = (key: string): key is Key => key in stateWords.zh

/** A state such as `PENDING_PAYMENT` in words; one without words keeps its own name. */
export function stateName(lang: Language, state: string): string {
  const key = `state_${state}`
  return isKey(key) ? speak(lang, stateWords)(key) : state
}

/** The way by which an act came into the house, such as `seller`, in words. */
export function channelName(lang: Language, channel: string): string {
  const key = `channel_${channel}`
  return isKey(key) ? speak(lang, stateWords)(key) : channel
}
