// What other modules may use of `recognition` on the server.
export { differenceTexts, type ShownDifference } from './difference-text.ts'
export { lineRecogniser, type RecognisedLine } from './recognise-lines.ts'
