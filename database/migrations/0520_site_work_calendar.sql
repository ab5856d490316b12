-- The platform's calendar: public holidays and the weekend days that are worked instead, as announced for 2026 by the State Council. Staff enter
-- the days of later years in the settings of the site.
INSERT INTO setting (name, value, is_public, label_zh) VALUES
  ('work_holidays', '2026-01-01,2026-01-02,2026-01-03,2026-02-15,2026-02-16,2026-02-17,2026-02-18,2026-02-19,2026-02-20,2026-02-21,2026-02-22,2026-02-23,2026-04-04,2026-04-05,2026-04-06,2026-05-01,2026-05-02,2026-05-03,2026-05-04,2026-05-05,2026-06-19,2026-06-20,2026-06-21,2026-09-25,2026-09-26,2026-09-27,2026-10-01,2026-10-02,2026-10-03,2026-10-04,2026-10-05,2026-10-06,2026-10-07', false, '法定节假日'),
  ('work_weekends', '2026-01-04,2026-02-14,2026-02-28,2026-05-09,2026-09-20,2026-10-10', false, '调休上班日')
ON CONFLICT (name) DO NOTHING;
