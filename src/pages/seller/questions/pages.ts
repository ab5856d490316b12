import { page, pagesOf } from '../../../rendering/page/page.ts'

export const sellerQuestionsPages = pagesOf('seller/questions', [
  page('/seller/question/list', 'question-list-page.tsx', {
    guard: { store: 'store.goods' },
    shell: 'supplier',
    title: 'catalogQuestion.questionsTitle',
  }),
])
