import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  fileMissing: 'Choose a picture',
  fileTooLarge: 'A picture may have at most 4 MB',
  avatarTooLarge: 'An avatar may have at most 1 MB',
  fileNotImage: 'Only JPG, JPEG, PNG, GIF and BMP pictures',
  fileTooMany: 'Too many pictures today, please try again tomorrow',
  settingUnknown: 'There is no such setting',
  settingRequired: 'This may not be empty',
  settingText: 'At most {{max}} characters, no line breaks or angle brackets',
  settingImage: 'This picture does not exist, upload it again',
  settingPhone: 'Give a valid telephone number',
  settingAddress: 'Give an address that begins with http:// or https://',
  settingSwitch: 'Only on or off',
  settingAppId: 'An AppID is wx and 16 digits or letters a to f',
  settingNumber: 'Give a whole number from {{min}} to {{max}}',
  settingCity: 'There is no such city',
  settingWords: 'At most {{most}} words of {{longest}} characters',
  settingChanged: 'Somebody else changed this, reload and try again',
  settingWechat: 'Give the AppID before turning the WeChat login on',
  linkIncomplete: 'Choose what the link leads to',
  bannerPeriod: 'The end must come after the beginning',
  bannerChanged: 'Somebody else changed this banner, reload and try again',
} satisfies Words<typeof zh>
