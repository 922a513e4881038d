-- What a token was used for last: the API's name of the operation, written with the time, once a minute at most.

alter table api_token add column last_used_for text check (length(last_used_for) between 1 and 60);
