import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  loading: 'Loading',
  failedTitle: 'This did not load',
  failedHelp: 'The network or the service has a problem',
  retry: 'Try again',
  unknown: 'Network trouble, no answer yet; refresh to see what happened',
  previous: 'Previous',
  next: 'Next',
  pageNumber: 'Page {{page}}',
  copy: 'Copy',
  copied: 'Copied',
  timeUp: 'time is up',
  days: '{{days}} d ',
  choosePicture: 'Choose a picture',
  replacePicture: 'Replace',
  removePicture: 'Remove',
  pictureHelp: 'JPG, PNG, GIF or BMP, at most 4 MB',
} satisfies Words<typeof zh>
