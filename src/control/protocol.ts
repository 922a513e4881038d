// What goes through the control socket: one request per connection, either a command line or a request by name, then
// frames with its output and its end.
import { z } from 'zod';

const commandSchema = z.strictObject({
  words: z.array(z.string()).max(1_000),
  /** Whether a person is reading; programs get JSON. */
  isInteractive: z.boolean(),
  /** The content of files that the command line names, read by the calling process, by the name given there. */
  files: z.record(z.string(), z.string()),
});

/** A command line to run in the service. */
export type ForwardedCommand = z.infer<typeof commandSchema>;

/** `version`: the program's. The service refuses others, because commands and use cases change together. */
export const requestSchema = z.union([
  z.strictObject({ version: z.string(), command: commandSchema }),
  z.strictObject({ version: z.string(), request: z.string(), input: z.unknown() }),
]);

export const responseSchema = z.union([
  /** Whole lines for stdout and stderr. */
  z.strictObject({ out: z.string() }),
  z.strictObject({ error: z.string() }),
  /** The end of a command. */
  z.strictObject({ exit: z.number() }),
  z.strictObject({ progress: z.unknown() }),
  /** The end of a request by name. */
  z.strictObject({ result: z.unknown() }),
  /** The end of either: a sentence for the operator. */
  z.strictObject({ refused: z.string() }),
]);

export type ControlResponse = z.infer<typeof responseSchema>;

/** The requests that a process can make by name: what it sends, what is reported meanwhile, and what it gets back. */
export interface ControlRequests {
  /** Which service is listening. */
  readonly status: { input: null; progress: never; result: ServiceStatus };
  /** Stops the service gracefully, as SIGTERM does. The data folder is free once its lock is gone. */
  readonly stop: { input: null; progress: never; result: ServiceStatus };
  /** Copies the files of the database into the folder for that, which the caller has locked. */
  readonly copy_database: { input: null; progress: never; result: null };
}

export interface ServiceStatus {
  readonly version: string;
  readonly pid: number;
}

export type ControlRequestName = keyof ControlRequests;

/** Handles one request by name in the service. Throw OperatorError to refuse it with a sentence. */
export type ControlHandler<Name extends ControlRequestName> = (
  input: ControlRequests[Name]['input'],
  caller: {
    readonly report: (progress: ControlRequests[Name]['progress']) => void;
    /** Aborted when the calling process is gone, or the service stops. */
    readonly signal: AbortSignal;
  },
) => Promise<ControlRequests[Name]['result']>;

export type ControlHandlers = { readonly [Name in ControlRequestName]: ControlHandler<Name> };
