import type { Words } from '../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  ok: 'OK',
  notLoggedIn: 'Not logged in, please login!',
  noPermission: 'You are not allowed to do this',
  notFound: 'This does not exist or is no longer available',
  invalid: 'Something in the form is not right, please check it',
  fieldInvalid: 'This value is not valid',
  fieldRequired: 'This field is required',
  fieldTooLong: 'Too long, at most {{max}} characters',
  textForbidden: 'Contains characters that are not supported',
  tooMany: 'Too many requests, please try again later',
  tooBusy: 'The service is busy, please try again in a few seconds',
  keyRequired: 'The Idempotency-Key header is missing',
  keyReused: 'This Idempotency-Key was used for a different request',
  keyInFlight: 'The same request is being processed, please wait',
  stale: 'The data has changed, please refresh and try again',
  tryAgain: 'The system is busy, please try again later',
  networkFailed: 'Network error, please check your connection',
  tooLarge: 'The content is too large',
  unsupported: 'This kind of content is not supported',
  refused: 'The request could not be processed',
  otherStore: 'This belongs to another of your stores, “{{store}}”',
} satisfies Words<typeof zh>
