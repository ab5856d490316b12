-- Decisions never change but for the name of a person whose account is closed.
GRANT UPDATE (by_name) ON purchase_request_decision TO zb_app;
