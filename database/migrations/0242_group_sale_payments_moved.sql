-- Group sale: payments of deposits are rows of subject_payment now (migration 0240).

DROP TABLE group_deposit_payment;
