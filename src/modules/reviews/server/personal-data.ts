import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of questions about goods. */
export const reviewsPersonalData: readonly PersonalTable[] = [
  {
    table: 'goods_question',
    purpose: 'talk',
    whose: 'member_id = $1',
    columns: { asker_name: 'name', content: 'talk', created_at: 'talk', answered_by: 'name' },
    plain: ['question_id', 'goods_id', 'store_id', 'member_id', 'state', 'answer', 'answered_at'],
    retention: 'untilClosed',
    // What was asked helps others who buy; who asked it is forgotten.
    atClosing: { asker_name: `'***'` },
  },
]
