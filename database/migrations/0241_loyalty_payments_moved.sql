-- Loyalty: payments of the money part of orders are rows of subject_payment now (migration 0240).

DROP TABLE loyalty_payment;
