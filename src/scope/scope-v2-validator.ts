// Made of schemas/scope-v2.json by scripts/validator.mjs, which npm run build runs. Not to be edited.
/* c8 ignore start */
// @ts-nocheck It is what ajv writes, which is JavaScript.
import type { Validator } from './schema-fault.ts';

const codePoints = (text) => [...text].length;
const validateSchema = validate20;

const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://github.com/toolreplay/action/raw/v1/schemas/scope-v2.json","title":"ToolReplay scope file, version 2","description":"What one agent may do with its tools, and what is known of the tools.","type":"object","required":["version","agent"],"additionalProperties":false,"properties":{"$schema":{"description":"Where editors find this schema.","type":"string"},"version":{"description":"The version of the file's form. A file without it is of version 1, which knows names alone.","const":2},"agent":{"description":"The agent that the file is about, as reports name it.","type":"string","examples":["release-bot"]},"applies_to":{"description":"Globs of the transcripts that the file is for. Without them it is for all.","type":"array","minItems":1,"items":{"type":"string","minLength":1},"examples":[["runs/release/**"]]},"allowed_tools":{"description":"Names of tools that may be called with any arguments. They are exact and case-sensitive.","type":"array","items":{"type":"string"},"examples":[["list_dir"]]},"root":{"description":"The folder that no path may leave, as the recordings name it.","type":"string","minLength":1,"examples":["/repo"]},"home":{"description":"What ~ is in the recordings.","type":"string","minLength":1,"examples":["/home/runner"]},"import":{"description":"Files of the agent's own to take rules from, relative to this file: its settings, or a list of its tools.","type":"array","items":{"$ref":"#/$defs/import"},"examples":[[".claude/settings.json",{"file":"tools-list.json","trusted":true}]]},"permissions":{"description":"What may be called and what may not, in the permission strings of Claude Code's settings.","type":"object","additionalProperties":false,"properties":{"allow":{"description":"Calls that may be made.","$ref":"#/$defs/permissions","examples":[["Read(./src/**)","Bash(npm run test:*)","mcp__github__get_*"]]},"deny":{"description":"Calls that may not be made, whatever else allows them.","$ref":"#/$defs/permissions","examples":[["Read(**/.env*)","Bash(git push:*)"]]}}},"tools":{"description":"What is known of tools, by name. Where an argument is named, it is by JSON Pointer.","type":"object","additionalProperties":{"$ref":"#/$defs/tool"},"examples":[{"read_file":{"alias":"Read","path":"/path","readOnlyHint":true,"reads":["/path"]}}]},"rules":{"description":"Rules about the arguments of tools.","type":"array","items":{"$ref":"#/$defs/rule"},"examples":[[{"id":"refund-cap","effect":"require","tool":"refund","args":{"/amount":{"max":500},"/currency":{"in":["EUR","USD"]}},"why":"larger refunds need a human"}]]},"sequence":{"description":"Rules about the order and the number of calls.","type":"array","items":{"$ref":"#/$defs/sequence"},"examples":[[{"id":"tests-first","before":{"first":"Bash(npm test:*)","then":"Bash(git push:*)","since":["Edit"]}},{"id":"one-publish","at_most":{"call":"Bash(npm publish:*)","times":1}}]]},"normalize":{"description":"What is taken out of answers before they are compared.","type":"array","items":{"$ref":"#/$defs/normalization"},"examples":[[{"tool":"search","response":"/took_ms","why":"wall time"},{"class":"iso-time","why":"clock"}]]},"unknown_tools":{"description":"What a tool of which nothing is known is taken to do to the world.","enum":["mutating","reading"],"default":"mutating"}},"$defs":{"permissions":{"type":"array","items":{"type":"string"}},"pointer":{"title":"JSON Pointer","description":"A place in the arguments (RFC 6901).","type":"string","pattern":"^(?:/[^~]*(?:~[01][^~]*)*)?$","examples":["/path"]},"part":{"title":"JSON Pointer","description":"A place below the whole (RFC 6901).","type":"string","pattern":"^/[^~]*(?:~[01][^~]*)*$","examples":["/took_ms"]},"pointers":{"type":"array","items":{"$ref":"#/$defs/pointer"}},"places":{"title":"JSON Pointer or an array of them","type":["string","array"],"if":{"type":"array"},"then":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/pointer"}},"else":{"$ref":"#/$defs/pointer"}},"import":{"type":["string","object"],"if":{"type":"object"},"then":{"type":"object","required":["file"],"additionalProperties":false,"properties":{"file":{"description":"The file, relative to this one.","type":"string","minLength":1},"trusted":{"description":"Whether the hints that it gives of tools are believed.","type":"boolean","default":false}}},"else":{"type":"string","minLength":1}},"tool":{"type":"object","additionalProperties":false,"properties":{"alias":{"description":"The name that permission strings know the tool by.","type":"string","minLength":1,"examples":["Bash","Read","Edit","WebFetch"]},"command":{"description":"Where the command is that a shell runs. Of several places the first that is there counts.","$ref":"#/$defs/places","examples":["/command"]},"cwd":{"description":"Where the working directory of the call is. Of several places the first that is there counts.","$ref":"#/$defs/places","examples":["/cwd"]},"path":{"description":"Where the path is that the tool works on. Of several places the first that is there counts.","$ref":"#/$defs/places","examples":["/path"]},"patch":{"description":"Where the text of a patch is, which names the files that it writes. Of several places the first that is there counts.","$ref":"#/$defs/places","examples":["/patch"]},"url":{"description":"Where the address is that the tool fetches. Of several places the first that is there counts.","$ref":"#/$defs/places","examples":["/url"]},"reads":{"description":"Where all that the tool reads is named.","$ref":"#/$defs/pointers","examples":[["/path"]]},"writes":{"description":"Where all that the tool writes is named.","$ref":"#/$defs/pointers","examples":[["/path"]]},"readOnlyHint":{"description":"The tool changes nothing; as in MCP's tool annotations.","type":"boolean"},"destructiveHint":{"description":"The tool may destroy or overwrite; as in MCP's tool annotations.","type":"boolean"},"idempotentHint":{"description":"To call the tool twice does what one call does; as in MCP's tool annotations.","type":"boolean"},"openWorldHint":{"description":"The tool deals with the world outside; as in MCP's tool annotations.","type":"boolean"},"polling":{"description":"The tool waits for something, so that to repeat it is its purpose.","type":"boolean"}}},"id":{"description":"The name of the rule in reports. No other rule of the file has it.","type":"string","minLength":1,"maxLength":80},"why":{"description":"The reason, in a sentence for whoever reads the finding.","type":"string"},"severity":{"description":"How bad it is when the rule is broken.","enum":["error","warning"],"default":"error"},"rule":{"type":"object","required":["id","effect","tool","args"],"additionalProperties":false,"properties":{"id":{"$ref":"#/$defs/id","examples":["refund-cap"]},"effect":{"description":"allow: a call that matches may be made. deny: it may not. require: every call of the tool has to match.","enum":["allow","deny","require"]},"tool":{"description":"The tool that the rule is about: a name or an alias, in which * is any run of characters.","type":"string","minLength":1,"examples":["refund","mcp__github__*"]},"args":{"description":"What arguments have to be, each by its JSON Pointer.","type":"object","propertyNames":{"$ref":"#/$defs/pointer"},"additionalProperties":{"$ref":"#/$defs/condition"},"examples":[{"/amount":{"max":500},"/currency":{"in":["EUR","USD"]}}]},"why":{"$ref":"#/$defs/why"},"severity":{"$ref":"#/$defs/severity"},"match":{"description":"Arguments that the rule has to match: examples that are tried when the file is read.","$ref":"#/$defs/arguments"},"not_match":{"description":"Arguments that the rule must not match: examples that are tried when the file is read.","$ref":"#/$defs/arguments"}},"if":{"required":["effect"],"properties":{"effect":{"const":"allow"}}},"then":{"properties":{"severity":false}}},"arguments":{"type":"array","items":{"type":"object"}},"condition":{"description":"What one argument has to be. All that is given has to hold.","type":"object","minProperties":1,"additionalProperties":false,"properties":{"equals":{"description":"The value, as JSON: numbers are compared exactly, and the order of keys does not matter."},"in":{"description":"Several values, of which it has to be one.","type":"array","minItems":1},"glob":{"description":"A glob for a text: * is any run of characters but /, ** any number of folders.","type":"string","examples":["reports/**"]},"path":{"description":"A path pattern, in the form that permission strings have for files.","type":"string","examples":["./src/**"]},"argv":{"description":"The words that the command has to begin with.","type":"array","minItems":1,"items":{"type":"string"},"examples":[["npm","test"]]},"host":{"description":"The host of an address: a name, or *. and a name for all that is below it.","type":"string","examples":["example.org","*.example.org"]},"regex":{"description":"A regular expression in the syntax of RE2, which has to match the whole text.","type":"string","maxLength":1000,"examples":["[a-z]+-\\d{4}"]},"min":{"description":"The least that a number may be.","type":"number"},"max":{"description":"The most that a number may be.","type":"number"},"maxLength":{"description":"How many characters a text, or elements an array, may have at most.","type":"integer","minimum":0},"exists":{"description":"Whether the argument has to be there. With false it must not be, and nothing else can be asked of it.","type":"boolean"}},"if":{"required":["exists"],"properties":{"exists":{"const":false}}},"then":{"maxProperties":1}},"call":{"type":"string","minLength":1,"examples":["Bash(npm test:*)"]},"sequence":{"type":"object","required":["id"],"additionalProperties":false,"properties":{"id":{"$ref":"#/$defs/id","examples":["tests-first"]},"why":{"$ref":"#/$defs/why"},"severity":{"$ref":"#/$defs/severity"},"before":{"description":"One call has to be made before another.","type":"object","required":["first","then"],"additionalProperties":false,"properties":{"first":{"description":"The call that has to come first, as a permission string.","$ref":"#/$defs/call"},"then":{"description":"The call that it has to come before, as a permission string.","$ref":"#/$defs/call"},"since":{"description":"Calls, as permission strings, after which the first has to be made anew.","type":"array","items":{"$ref":"#/$defs/call"},"examples":[["Edit"]]}}},"at_most":{"description":"A call may be made so often and not more.","type":"object","required":["call","times"],"additionalProperties":false,"properties":{"call":{"description":"The call, as a permission string.","$ref":"#/$defs/call"},"times":{"description":"How often it may be made in one session.","type":"integer","minimum":0}}}},"oneOf":[{"required":["before"]},{"required":["at_most"]}]},"normalization":{"type":"object","required":["why"],"additionalProperties":false,"properties":{"tool":{"description":"The tool whose answers are meant. Without it those of all are.","type":"string","minLength":1},"response":{"description":"A place in the answer that is taken out.","$ref":"#/$defs/part"},"class":{"description":"Texts that are taken out wherever in the answer they are.","enum":["iso-time","uuid","duration","tmp-path","pid","hex-address"]},"why":{"description":"Why it is no difference that it changes.","type":"string","minLength":1}},"oneOf":[{"required":["response"]},{"required":["class"]}]}}};
const schema32 = {"type":["string","object"],"if":{"type":"object"},"then":{"type":"object","required":["file"],"additionalProperties":false,"properties":{"file":{"description":"The file, relative to this one.","type":"string","minLength":1},"trusted":{"description":"Whether the hints that it gives of tools are believed.","type":"boolean","default":false}}},"else":{"type":"string","minLength":1}};
const schema33 = {"type":"array","items":{"type":"string"}};
const func1 = Object.prototype.hasOwnProperty;
const func2 = codePoints;
const schema35 = {"type":"object","additionalProperties":false,"properties":{"alias":{"description":"The name that permission strings know the tool by.","type":"string","minLength":1,"examples":["Bash","Read","Edit","WebFetch"]},"command":{"description":"Where the command is that a shell runs. Of several places the first that is there counts.","$ref":"#/$defs/places","examples":["/command"]},"cwd":{"description":"Where the working directory of the call is. Of several places the first that is there counts.","$ref":"#/$defs/places","examples":["/cwd"]},"path":{"description":"Where the path is that the tool works on. Of several places the first that is there counts.","$ref":"#/$defs/places","examples":["/path"]},"patch":{"description":"Where the text of a patch is, which names the files that it writes. Of several places the first that is there counts.","$ref":"#/$defs/places","examples":["/patch"]},"url":{"description":"Where the address is that the tool fetches. Of several places the first that is there counts.","$ref":"#/$defs/places","examples":["/url"]},"reads":{"description":"Where all that the tool reads is named.","$ref":"#/$defs/pointers","examples":[["/path"]]},"writes":{"description":"Where all that the tool writes is named.","$ref":"#/$defs/pointers","examples":[["/path"]]},"readOnlyHint":{"description":"The tool changes nothing; as in MCP's tool annotations.","type":"boolean"},"destructiveHint":{"description":"The tool may destroy or overwrite; as in MCP's tool annotations.","type":"boolean"},"idempotentHint":{"description":"To call the tool twice does what one call does; as in MCP's tool annotations.","type":"boolean"},"openWorldHint":{"description":"The tool deals with the world outside; as in MCP's tool annotations.","type":"boolean"},"polling":{"description":"The tool waits for something, so that to repeat it is its purpose.","type":"boolean"}}};
const schema36 = {"title":"JSON Pointer or an array of them","type":["string","array"],"if":{"type":"array"},"then":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/pointer"}},"else":{"$ref":"#/$defs/pointer"}};
const schema37 = {"title":"JSON Pointer","description":"A place in the arguments (RFC 6901).","type":"string","pattern":"^(?:/[^~]*(?:~[01][^~]*)*)?$","examples":["/path"]};
const pattern4 = new RegExp("^(?:/[^~]*(?:~[01][^~]*)*)?$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(Array.isArray(data)))){
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema36.type},schema:schema36.type,parentSchema:schema36,data}];
return false;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data)){
if(data.length < 1){
validate22.errors = [{instancePath,schemaPath:"#/then/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema36.then,data}];
return false;
}
else {
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate22.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/pointer/pattern",keyword:"pattern",params:{pattern: "^(?:/[^~]*(?:~[01][^~]*)*)?$"},schema:"^(?:/[^~]*(?:~[01][^~]*)*)?$",parentSchema:schema37,data:data0}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/pointer/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data0}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "array"},schema:schema36.then.type,parentSchema:schema36.then,data}];
return false;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var items0 = true;
}
ifClause0 = "then";
}
else {
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data === "string"){
if(!pattern4.test(data)){
validate22.errors = [{instancePath,schemaPath:"#/$defs/pointer/pattern",keyword:"pattern",params:{pattern: "^(?:/[^~]*(?:~[01][^~]*)*)?$"},schema:"^(?:/[^~]*(?:~[01][^~]*)*)?$",parentSchema:schema37,data}];
return false;
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/$defs/pointer/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data}];
return false;
}
}
var _valid0 = _errs9 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},schema:schema36.if,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate22.errors = vErrors;
return false;
}
validate22.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}
validate22.evaluated = {"dynamicProps":false,"dynamicItems":true};

const schema39 = {"type":"array","items":{"$ref":"#/$defs/pointer"}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate28.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/pointer/pattern",keyword:"pattern",params:{pattern: "^(?:/[^~]*(?:~[01][^~]*)*)?$"},schema:"^(?:/[^~]*(?:~[01][^~]*)*)?$",parentSchema:schema37,data:data0}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/pointer/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema39.type,parentSchema:schema39,data}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema35.properties, key0))){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema35,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.alias !== undefined){
let data0 = data.alias;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate21.errors = [{instancePath:instancePath+"/alias",schemaPath:"#/properties/alias/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema35.properties.alias,data:data0}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/alias",schemaPath:"#/properties/alias/type",keyword:"type",params:{type: "string"},schema:schema35.properties.alias.type,parentSchema:schema35.properties.alias,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.command !== undefined){
const _errs4 = errors;
if(!(validate22(data.command, {instancePath:instancePath+"/command",parentData:data,parentDataProperty:"command",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cwd !== undefined){
const _errs5 = errors;
if(!(validate22(data.cwd, {instancePath:instancePath+"/cwd",parentData:data,parentDataProperty:"cwd",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs6 = errors;
if(!(validate22(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.patch !== undefined){
const _errs7 = errors;
if(!(validate22(data.patch, {instancePath:instancePath+"/patch",parentData:data,parentDataProperty:"patch",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs8 = errors;
if(!(validate22(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reads !== undefined){
const _errs9 = errors;
if(!(validate28(data.reads, {instancePath:instancePath+"/reads",parentData:data,parentDataProperty:"reads",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.writes !== undefined){
const _errs10 = errors;
if(!(validate28(data.writes, {instancePath:instancePath+"/writes",parentData:data,parentDataProperty:"writes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.readOnlyHint !== undefined){
let data8 = data.readOnlyHint;
const _errs11 = errors;
if(typeof data8 !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/readOnlyHint",schemaPath:"#/properties/readOnlyHint/type",keyword:"type",params:{type: "boolean"},schema:schema35.properties.readOnlyHint.type,parentSchema:schema35.properties.readOnlyHint,data:data8}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destructiveHint !== undefined){
let data9 = data.destructiveHint;
const _errs13 = errors;
if(typeof data9 !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/destructiveHint",schemaPath:"#/properties/destructiveHint/type",keyword:"type",params:{type: "boolean"},schema:schema35.properties.destructiveHint.type,parentSchema:schema35.properties.destructiveHint,data:data9}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idempotentHint !== undefined){
let data10 = data.idempotentHint;
const _errs15 = errors;
if(typeof data10 !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/idempotentHint",schemaPath:"#/properties/idempotentHint/type",keyword:"type",params:{type: "boolean"},schema:schema35.properties.idempotentHint.type,parentSchema:schema35.properties.idempotentHint,data:data10}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.openWorldHint !== undefined){
let data11 = data.openWorldHint;
const _errs17 = errors;
if(typeof data11 !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/openWorldHint",schemaPath:"#/properties/openWorldHint/type",keyword:"type",params:{type: "boolean"},schema:schema35.properties.openWorldHint.type,parentSchema:schema35.properties.openWorldHint,data:data11}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.polling !== undefined){
let data12 = data.polling;
const _errs19 = errors;
if(typeof data12 !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/polling",schemaPath:"#/properties/polling/type",keyword:"type",params:{type: "boolean"},schema:schema35.properties.polling.type,parentSchema:schema35.properties.polling,data:data12}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema41 = {"type":"object","required":["id","effect","tool","args"],"additionalProperties":false,"properties":{"id":{"$ref":"#/$defs/id","examples":["refund-cap"]},"effect":{"description":"allow: a call that matches may be made. deny: it may not. require: every call of the tool has to match.","enum":["allow","deny","require"]},"tool":{"description":"The tool that the rule is about: a name or an alias, in which * is any run of characters.","type":"string","minLength":1,"examples":["refund","mcp__github__*"]},"args":{"description":"What arguments have to be, each by its JSON Pointer.","type":"object","propertyNames":{"$ref":"#/$defs/pointer"},"additionalProperties":{"$ref":"#/$defs/condition"},"examples":[{"/amount":{"max":500},"/currency":{"in":["EUR","USD"]}}]},"why":{"$ref":"#/$defs/why"},"severity":{"$ref":"#/$defs/severity"},"match":{"description":"Arguments that the rule has to match: examples that are tried when the file is read.","$ref":"#/$defs/arguments"},"not_match":{"description":"Arguments that the rule must not match: examples that are tried when the file is read.","$ref":"#/$defs/arguments"}},"if":{"required":["effect"],"properties":{"effect":{"const":"allow"}}},"then":{"properties":{"severity":false}}};
const schema42 = {"description":"The name of the rule in reports. No other rule of the file has it.","type":"string","minLength":1,"maxLength":80};
const schema44 = {"description":"What one argument has to be. All that is given has to hold.","type":"object","minProperties":1,"additionalProperties":false,"properties":{"equals":{"description":"The value, as JSON: numbers are compared exactly, and the order of keys does not matter."},"in":{"description":"Several values, of which it has to be one.","type":"array","minItems":1},"glob":{"description":"A glob for a text: * is any run of characters but /, ** any number of folders.","type":"string","examples":["reports/**"]},"path":{"description":"A path pattern, in the form that permission strings have for files.","type":"string","examples":["./src/**"]},"argv":{"description":"The words that the command has to begin with.","type":"array","minItems":1,"items":{"type":"string"},"examples":[["npm","test"]]},"host":{"description":"The host of an address: a name, or *. and a name for all that is below it.","type":"string","examples":["example.org","*.example.org"]},"regex":{"description":"A regular expression in the syntax of RE2, which has to match the whole text.","type":"string","maxLength":1000,"examples":["[a-z]+-\\d{4}"]},"min":{"description":"The least that a number may be.","type":"number"},"max":{"description":"The most that a number may be.","type":"number"},"maxLength":{"description":"How many characters a text, or elements an array, may have at most.","type":"integer","minimum":0},"exists":{"description":"Whether the argument has to be there. With false it must not be, and nothing else can be asked of it.","type":"boolean"}},"if":{"required":["exists"],"properties":{"exists":{"const":false}}},"then":{"maxProperties":1}};
const schema45 = {"description":"The reason, in a sentence for whoever reads the finding.","type":"string"};
const schema46 = {"description":"How bad it is when the rule is broken.","enum":["error","warning"],"default":"error"};
const schema47 = {"type":"array","items":{"type":"object"}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.effect === undefined) && (missing0 = "effect")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.effect !== undefined){
if("allow" !== data.effect){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.severity !== undefined){
validate32.errors = [{instancePath:instancePath+"/severity",schemaPath:"#/then/properties/severity/false schema",keyword:"false schema",params:{},schema:false,parentSchema:schema41.then.properties.severity,data:data.severity}];
return false;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.severity = true;
props0.effect = true;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},schema:schema41.if,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate32.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((((data.id === undefined) && (missing1 = "id")) || ((data.effect === undefined) && (missing1 = "effect"))) || ((data.tool === undefined) && (missing1 = "tool"))) || ((data.args === undefined) && (missing1 = "args"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},schema:schema41.required,parentSchema:schema41,data}];
return false;
}
else {
const _errs5 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "effect")) || (key0 === "tool")) || (key0 === "args")) || (key0 === "why")) || (key0 === "severity")) || (key0 === "match")) || (key0 === "not_match"))){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema41,data}];
return false;
break;
}
}
if(_errs5 === errors){
if(data.id !== undefined){
let data2 = data.id;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 80){
validate32.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema42,data:data2}];
return false;
}
else {
if(func2(data2) < 1){
validate32.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema42,data:data2}];
return false;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/type",keyword:"type",params:{type: "string"},schema:schema42.type,parentSchema:schema42,data:data2}];
return false;
}
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.effect !== undefined){
let data3 = data.effect;
const _errs9 = errors;
if(!(((data3 === "allow") || (data3 === "deny")) || (data3 === "require"))){
validate32.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/enum",keyword:"enum",params:{allowedValues: schema41.properties.effect.enum},schema:schema41.properties.effect.enum,parentSchema:schema41.properties.effect,data:data3}];
return false;
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.tool !== undefined){
let data4 = data.tool;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func2(data4) < 1){
validate32.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema41.properties.tool,data:data4}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"},schema:schema41.properties.tool.type,parentSchema:schema41.properties.tool,data:data4}];
return false;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.args !== undefined){
let data5 = data.args;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof key1 === "string"){
if(!pattern4.test(key1)){
const err3 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/pointer/pattern",keyword:"pattern",params:{pattern: "^(?:/[^~]*(?:~[01][^~]*)*)?$"},schema:"^(?:/[^~]*(?:~[01][^~]*)*)?$",parentSchema:schema37,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/pointer/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid5 = _errs14 === errors;
if(!valid5){
const err5 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/propertyNames",keyword:"propertyNames",params:{propertyName: key1},schema:schema41.properties.args.propertyNames,parentSchema:schema41.properties.args,data:data5};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate32.errors = vErrors;
return false;
break;
}
}
if(valid5){
for(const key2 in data5){
let data6 = data5[key2];
const _errs18 = errors;
const _errs19 = errors;
const _errs21 = errors;
let valid9 = true;
const _errs22 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((data6.exists === undefined) && (missing2 = "exists")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data6.exists !== undefined){
if(false !== data6.exists){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid1 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs24 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 1){
validate32.errors = [{instancePath:instancePath+"/args/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/condition/then/maxProperties",keyword:"maxProperties",params:{limit: 1},schema:1,parentSchema:schema44.then,data:data6}];
return false;
}
}
var _valid1 = _errs24 === errors;
valid9 = _valid1;
}
if(!valid9){
const err8 = {instancePath:instancePath+"/args/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/condition/if",keyword:"if",params:{failingKeyword: "then"},schema:schema44.if,parentSchema:schema44,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate32.errors = vErrors;
return false;
}
if(errors === _errs19){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length < 1){
validate32.errors = [{instancePath:instancePath+"/args/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/condition/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema44,data:data6}];
return false;
}
else {
const _errs25 = errors;
for(const key3 in data6){
if(!(func1.call(schema44.properties, key3))){
validate32.errors = [{instancePath:instancePath+"/args/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/condition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema44,data:data6}];
return false;
break;
}
}
if(_errs25 === errors){
if(data6.in !== undefined){
let data8 = data6.in;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data8)){
if(data8.length < 1){
validate32.errors = [{instancePath:instancePath+"/args/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/in",schemaPath:"#/$defs/condition/properties/in/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema44.properties.in,data:data8}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/args/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/in",schemaPath:"#/$defs/condition/properties/in/type",keyword:"type",params:{type: "array"},schema:schema44.properties.in.type,parentSchema:schema44.properties.in,data:data8}];
return false;
}
}
var valid11 = _errs26 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data6.glob !== undefined){
let data9 = data6.glob;
const _errs28 = errors;
if(typeof data9 !== "string"){
validate32.errors = [{instancePath:instancePath+"/args/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/glob",schemaPath:"#/$defs/condition/properties/glob/type",keyword:"type",params:{type: "string"},schema:schema44.properties.glob.type,parentSchema:schema44.properties.glob,data:data9}];
return false;
}
var valid11 = _errs28 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data6.path !== undefined){
let data10 = data6.path;
const _errs30 = errors;
if(typeof data10 !== "string"){
validate32.errors = [{instancePath:instancePath+"/args/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/path",schemaPath:"#/$defs/condition/properties/path/type",keyword:"type",params:{type: "string"},schema:schema44.properties.path.type,parentSchema:schema44.properties.path,data:data10}];
return false;
}
var valid11 = _errs30 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data6.argv !== undefined){
let data11 = data6.argv;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data11)){
if(data11.length < 1){
validate32.errors = [{instancePath:instancePath+"/args/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/argv",schemaPath:"#/$defs/condition/properties/argv/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema44.properties.argv,data:data11}];
return false;
}
else {
var valid12 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
const _errs34 = errors;
if(typeof data12 !== "string"){
validate32.errors = [{instancePath:instancePath+"/args/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/argv/" + i0,schemaPath:"#/$defs/condition/properties/argv/items/type",keyword:"type",params:{type: "string"},schema:schema44.properties.argv.items.type,parentSchema:schema44.properties.argv.items,data:data12}];
return false;
}
var valid12 = _errs34 === errors;
if(!valid12){
break;
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/args/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/argv",schemaPath:"#/$defs/condition/properties/argv/type",keyword:"type",params:{type: "array"},schema:schema44.properties.argv.type,parentSchema:schema44.properties.argv,data:data11}];
return false;
}
}
var valid11 = _errs32 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data6.host !== undefined){
let data13 = data6.host;
const _errs36 = errors;
if(typeof data13 !== "string"){
validate32.errors = [{instancePath:instancePath+"/args/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/host",schemaPath:"#/$defs/condition/properties/host/type",keyword:"type",params:{type: "string"},schema:schema44.properties.host.type,parentSchema:schema44.properties.host,data:data13}];
return false;
}
var valid11 = _errs36 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data6.regex !== undefined){
let data14 = data6.regex;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data14 === "string"){
if(func2(data14) > 1000){
validate32.errors = [{instancePath:instancePath+"/args/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/regex",schemaPath:"#/$defs/condition/properties/regex/maxLength",keyword:"maxLength",params:{limit: 1000},schema:1000,parentSchema:schema44.properties.regex,data:data14}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/args/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/regex",schemaPath:"#/$defs/condition/properties/regex/type",keyword:"type",params:{type: "string"},schema:schema44.properties.regex.type,parentSchema:schema44.properties.regex,data:data14}];
return false;
}
}
var valid11 = _errs38 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data6.min !== undefined){
let data15 = data6.min;
const _errs40 = errors;
if(!((typeof data15 == "number") && (isFinite(data15)))){
validate32.errors = [{instancePath:instancePath+"/args/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/min",schemaPath:"#/$defs/condition/properties/min/type",keyword:"type",params:{type: "number"},schema:schema44.properties.min.type,parentSchema:schema44.properties.min,data:data15}];
return false;
}
var valid11 = _errs40 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data6.max !== undefined){
let data16 = data6.max;
const _errs42 = errors;
if(!((typeof data16 == "number") && (isFinite(data16)))){
validate32.errors = [{instancePath:instancePath+"/args/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/max",schemaPath:"#/$defs/condition/properties/max/type",keyword:"type",params:{type: "number"},schema:schema44.properties.max.type,parentSchema:schema44.properties.max,data:data16}];
return false;
}
var valid11 = _errs42 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data6.maxLength !== undefined){
let data17 = data6.maxLength;
const _errs44 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate32.errors = [{instancePath:instancePath+"/args/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/maxLength",schemaPath:"#/$defs/condition/properties/maxLength/type",keyword:"type",params:{type: "integer"},schema:schema44.properties.maxLength.type,parentSchema:schema44.properties.maxLength,data:data17}];
return false;
}
if(errors === _errs44){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate32.errors = [{instancePath:instancePath+"/args/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/maxLength",schemaPath:"#/$defs/condition/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema44.properties.maxLength,data:data17}];
return false;
}
}
}
var valid11 = _errs44 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data6.exists !== undefined){
let data18 = data6.exists;
const _errs46 = errors;
if(typeof data18 !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/args/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/exists",schemaPath:"#/$defs/condition/properties/exists/type",keyword:"type",params:{type: "boolean"},schema:schema44.properties.exists.type,parentSchema:schema44.properties.exists,data:data18}];
return false;
}
var valid11 = _errs46 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/args/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/condition/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data:data6}];
return false;
}
}
var valid7 = _errs18 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "object"},schema:schema41.properties.args.type,parentSchema:schema41.properties.args,data:data5}];
return false;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.why !== undefined){
let data19 = data.why;
const _errs48 = errors;
if(typeof data19 !== "string"){
validate32.errors = [{instancePath:instancePath+"/why",schemaPath:"#/$defs/why/type",keyword:"type",params:{type: "string"},schema:schema45.type,parentSchema:schema45,data:data19}];
return false;
}
var valid3 = _errs48 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.severity !== undefined){
let data20 = data.severity;
const _errs51 = errors;
if(!((data20 === "error") || (data20 === "warning"))){
validate32.errors = [{instancePath:instancePath+"/severity",schemaPath:"#/$defs/severity/enum",keyword:"enum",params:{allowedValues: schema46.enum},schema:schema46.enum,parentSchema:schema46,data:data20}];
return false;
}
var valid3 = _errs51 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.match !== undefined){
let data21 = data.match;
const _errs53 = errors;
const _errs54 = errors;
if(errors === _errs54){
if(Array.isArray(data21)){
var valid16 = true;
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
const _errs56 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
validate32.errors = [{instancePath:instancePath+"/match/" + i1,schemaPath:"#/$defs/arguments/items/type",keyword:"type",params:{type: "object"},schema:schema47.items.type,parentSchema:schema47.items,data:data22}];
return false;
}
var valid16 = _errs56 === errors;
if(!valid16){
break;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/match",schemaPath:"#/$defs/arguments/type",keyword:"type",params:{type: "array"},schema:schema47.type,parentSchema:schema47,data:data21}];
return false;
}
}
var valid3 = _errs53 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.not_match !== undefined){
let data23 = data.not_match;
const _errs58 = errors;
const _errs59 = errors;
if(errors === _errs59){
if(Array.isArray(data23)){
var valid18 = true;
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
let data24 = data23[i2];
const _errs61 = errors;
if(!(data24 && typeof data24 == "object" && !Array.isArray(data24))){
validate32.errors = [{instancePath:instancePath+"/not_match/" + i2,schemaPath:"#/$defs/arguments/items/type",keyword:"type",params:{type: "object"},schema:schema47.items.type,parentSchema:schema47.items,data:data24}];
return false;
}
var valid18 = _errs61 === errors;
if(!valid18){
break;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/not_match",schemaPath:"#/$defs/arguments/type",keyword:"type",params:{type: "array"},schema:schema47.type,parentSchema:schema47,data:data23}];
return false;
}
}
var valid3 = _errs58 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema49 = {"type":"object","required":["id"],"additionalProperties":false,"properties":{"id":{"$ref":"#/$defs/id","examples":["tests-first"]},"why":{"$ref":"#/$defs/why"},"severity":{"$ref":"#/$defs/severity"},"before":{"description":"One call has to be made before another.","type":"object","required":["first","then"],"additionalProperties":false,"properties":{"first":{"description":"The call that has to come first, as a permission string.","$ref":"#/$defs/call"},"then":{"description":"The call that it has to come before, as a permission string.","$ref":"#/$defs/call"},"since":{"description":"Calls, as permission strings, after which the first has to be made anew.","type":"array","items":{"$ref":"#/$defs/call"},"examples":[["Edit"]]}}},"at_most":{"description":"A call may be made so often and not more.","type":"object","required":["call","times"],"additionalProperties":false,"properties":{"call":{"description":"The call, as a permission string.","$ref":"#/$defs/call"},"times":{"description":"How often it may be made in one session.","type":"integer","minimum":0}}}},"oneOf":[{"required":["before"]},{"required":["at_most"]}]};
const schema53 = {"type":"string","minLength":1,"examples":["Bash(npm test:*)"]};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.before === undefined) && (missing0 = "before")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},schema:schema49.oneOf[0].required,parentSchema:schema49.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.at_most === undefined) && (missing1 = "at_most")){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},schema:schema49.oneOf[1].required,parentSchema:schema49.oneOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema49.oneOf,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate34.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.id === undefined) && (missing2 = "id")){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},schema:schema49.required,parentSchema:schema49,data}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "why")) || (key0 === "severity")) || (key0 === "before")) || (key0 === "at_most"))){
validate34.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema49,data}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data0 === "string"){
if(func2(data0) > 80){
validate34.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema42,data:data0}];
return false;
}
else {
if(func2(data0) < 1){
validate34.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema42,data:data0}];
return false;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/type",keyword:"type",params:{type: "string"},schema:schema42.type,parentSchema:schema42,data:data0}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.why !== undefined){
let data1 = data.why;
const _errs8 = errors;
if(typeof data1 !== "string"){
validate34.errors = [{instancePath:instancePath+"/why",schemaPath:"#/$defs/why/type",keyword:"type",params:{type: "string"},schema:schema45.type,parentSchema:schema45,data:data1}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.severity !== undefined){
let data2 = data.severity;
const _errs11 = errors;
if(!((data2 === "error") || (data2 === "warning"))){
validate34.errors = [{instancePath:instancePath+"/severity",schemaPath:"#/$defs/severity/enum",keyword:"enum",params:{allowedValues: schema46.enum},schema:schema46.enum,parentSchema:schema46,data:data2}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.before !== undefined){
let data3 = data.before;
const _errs13 = errors;
if(errors === _errs13){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing3;
if(((data3.first === undefined) && (missing3 = "first")) || ((data3.then === undefined) && (missing3 = "then"))){
validate34.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/required",keyword:"required",params:{missingProperty: missing3},schema:schema49.properties.before.required,parentSchema:schema49.properties.before,data:data3}];
return false;
}
else {
const _errs15 = errors;
for(const key1 in data3){
if(!(((key1 === "first") || (key1 === "then")) || (key1 === "since"))){
validate34.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema49.properties.before,data:data3}];
return false;
break;
}
}
if(_errs15 === errors){
if(data3.first !== undefined){
let data4 = data3.first;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data4 === "string"){
if(func2(data4) < 1){
validate34.errors = [{instancePath:instancePath+"/before/first",schemaPath:"#/$defs/call/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema53,data:data4}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/before/first",schemaPath:"#/$defs/call/type",keyword:"type",params:{type: "string"},schema:schema53.type,parentSchema:schema53,data:data4}];
return false;
}
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data3.then !== undefined){
let data5 = data3.then;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data5 === "string"){
if(func2(data5) < 1){
validate34.errors = [{instancePath:instancePath+"/before/then",schemaPath:"#/$defs/call/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema53,data:data5}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/before/then",schemaPath:"#/$defs/call/type",keyword:"type",params:{type: "string"},schema:schema53.type,parentSchema:schema53,data:data5}];
return false;
}
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data3.since !== undefined){
let data6 = data3.since;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data6)){
var valid8 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data7 === "string"){
if(func2(data7) < 1){
validate34.errors = [{instancePath:instancePath+"/before/since/" + i0,schemaPath:"#/$defs/call/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema53,data:data7}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/before/since/" + i0,schemaPath:"#/$defs/call/type",keyword:"type",params:{type: "string"},schema:schema53.type,parentSchema:schema53,data:data7}];
return false;
}
}
var valid8 = _errs24 === errors;
if(!valid8){
break;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/before/since",schemaPath:"#/properties/before/properties/since/type",keyword:"type",params:{type: "array"},schema:schema49.properties.before.properties.since.type,parentSchema:schema49.properties.before.properties.since,data:data6}];
return false;
}
}
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "object"},schema:schema49.properties.before.type,parentSchema:schema49.properties.before,data:data3}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.at_most !== undefined){
let data8 = data.at_most;
const _errs27 = errors;
if(errors === _errs27){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing4;
if(((data8.call === undefined) && (missing4 = "call")) || ((data8.times === undefined) && (missing4 = "times"))){
validate34.errors = [{instancePath:instancePath+"/at_most",schemaPath:"#/properties/at_most/required",keyword:"required",params:{missingProperty: missing4},schema:schema49.properties.at_most.required,parentSchema:schema49.properties.at_most,data:data8}];
return false;
}
else {
const _errs29 = errors;
for(const key2 in data8){
if(!((key2 === "call") || (key2 === "times"))){
validate34.errors = [{instancePath:instancePath+"/at_most",schemaPath:"#/properties/at_most/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema49.properties.at_most,data:data8}];
return false;
break;
}
}
if(_errs29 === errors){
if(data8.call !== undefined){
let data9 = data8.call;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data9 === "string"){
if(func2(data9) < 1){
validate34.errors = [{instancePath:instancePath+"/at_most/call",schemaPath:"#/$defs/call/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema53,data:data9}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/at_most/call",schemaPath:"#/$defs/call/type",keyword:"type",params:{type: "string"},schema:schema53.type,parentSchema:schema53,data:data9}];
return false;
}
}
var valid10 = _errs30 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data8.times !== undefined){
let data10 = data8.times;
const _errs33 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate34.errors = [{instancePath:instancePath+"/at_most/times",schemaPath:"#/properties/at_most/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema49.properties.at_most.properties.times.type,parentSchema:schema49.properties.at_most.properties.times,data:data10}];
return false;
}
if(errors === _errs33){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate34.errors = [{instancePath:instancePath+"/at_most/times",schemaPath:"#/properties/at_most/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema49.properties.at_most.properties.times,data:data10}];
return false;
}
}
}
var valid10 = _errs33 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/at_most",schemaPath:"#/properties/at_most/type",keyword:"type",params:{type: "object"},schema:schema49.properties.at_most.type,parentSchema:schema49.properties.at_most,data:data8}];
return false;
}
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema57 = {"type":"object","required":["why"],"additionalProperties":false,"properties":{"tool":{"description":"The tool whose answers are meant. Without it those of all are.","type":"string","minLength":1},"response":{"description":"A place in the answer that is taken out.","$ref":"#/$defs/part"},"class":{"description":"Texts that are taken out wherever in the answer they are.","enum":["iso-time","uuid","duration","tmp-path","pid","hex-address"]},"why":{"description":"Why it is no difference that it changes.","type":"string","minLength":1}},"oneOf":[{"required":["response"]},{"required":["class"]}]};
const schema58 = {"title":"JSON Pointer","description":"A place below the whole (RFC 6901).","type":"string","pattern":"^/[^~]*(?:~[01][^~]*)*$","examples":["/took_ms"]};
const pattern8 = new RegExp("^/[^~]*(?:~[01][^~]*)*$", "u");

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.response === undefined) && (missing0 = "response")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},schema:schema57.oneOf[0].required,parentSchema:schema57.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.class === undefined) && (missing1 = "class")){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},schema:schema57.oneOf[1].required,parentSchema:schema57.oneOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema57.oneOf,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate36.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.why === undefined) && (missing2 = "why")){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},schema:schema57.required,parentSchema:schema57,data}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!((((key0 === "tool") || (key0 === "response")) || (key0 === "class")) || (key0 === "why"))){
validate36.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema57,data}];
return false;
break;
}
}
if(_errs4 === errors){
if(data.tool !== undefined){
let data0 = data.tool;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate36.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema57.properties.tool,data:data0}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"},schema:schema57.properties.tool.type,parentSchema:schema57.properties.tool,data:data0}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.response !== undefined){
let data1 = data.response;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
validate36.errors = [{instancePath:instancePath+"/response",schemaPath:"#/$defs/part/pattern",keyword:"pattern",params:{pattern: "^/[^~]*(?:~[01][^~]*)*$"},schema:"^/[^~]*(?:~[01][^~]*)*$",parentSchema:schema58,data:data1}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/response",schemaPath:"#/$defs/part/type",keyword:"type",params:{type: "string"},schema:schema58.type,parentSchema:schema58,data:data1}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.class !== undefined){
let data2 = data.class;
const _errs10 = errors;
if(!((((((data2 === "iso-time") || (data2 === "uuid")) || (data2 === "duration")) || (data2 === "tmp-path")) || (data2 === "pid")) || (data2 === "hex-address"))){
validate36.errors = [{instancePath:instancePath+"/class",schemaPath:"#/properties/class/enum",keyword:"enum",params:{allowedValues: schema57.properties.class.enum},schema:schema57.properties.class.enum,parentSchema:schema57.properties.class,data:data2}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.why !== undefined){
let data3 = data.why;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func2(data3) < 1){
validate36.errors = [{instancePath:instancePath+"/why",schemaPath:"#/properties/why/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema57.properties.why,data:data3}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type: "string"},schema:schema57.properties.why.type,parentSchema:schema57.properties.why,data:data3}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://github.com/toolreplay/action/raw/v1/schemas/scope-v2.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.version === undefined) && (missing0 = "version")) || ((data.agent === undefined) && (missing0 = "agent"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema31.required,parentSchema:schema31,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
validate20.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate20.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema31.properties.$schema.type,parentSchema:schema31.properties.$schema,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data1 = data.version;
const _errs4 = errors;
if(2 !== data1){
validate20.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 2},schema:2,parentSchema:schema31.properties.version,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data2 = data.agent;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate20.errors = [{instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "string"},schema:schema31.properties.agent.type,parentSchema:schema31.properties.agent,data:data2}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.applies_to !== undefined){
let data3 = data.applies_to;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length < 1){
validate20.errors = [{instancePath:instancePath+"/applies_to",schemaPath:"#/properties/applies_to/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema31.properties.applies_to,data:data3}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) < 1){
validate20.errors = [{instancePath:instancePath+"/applies_to/" + i0,schemaPath:"#/properties/applies_to/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.applies_to.items,data:data4}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/applies_to/" + i0,schemaPath:"#/properties/applies_to/items/type",keyword:"type",params:{type: "string"},schema:schema31.properties.applies_to.items.type,parentSchema:schema31.properties.applies_to.items,data:data4}];
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/applies_to",schemaPath:"#/properties/applies_to/type",keyword:"type",params:{type: "array"},schema:schema31.properties.applies_to.type,parentSchema:schema31.properties.applies_to,data:data3}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_tools !== undefined){
let data5 = data.allowed_tools;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs13 = errors;
if(typeof data6 !== "string"){
validate20.errors = [{instancePath:instancePath+"/allowed_tools/" + i1,schemaPath:"#/properties/allowed_tools/items/type",keyword:"type",params:{type: "string"},schema:schema31.properties.allowed_tools.items.type,parentSchema:schema31.properties.allowed_tools.items,data:data6}];
return false;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/allowed_tools",schemaPath:"#/properties/allowed_tools/type",keyword:"type",params:{type: "array"},schema:schema31.properties.allowed_tools.type,parentSchema:schema31.properties.allowed_tools,data:data5}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.root !== undefined){
let data7 = data.root;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(func2(data7) < 1){
validate20.errors = [{instancePath:instancePath+"/root",schemaPath:"#/properties/root/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.root,data:data7}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/root",schemaPath:"#/properties/root/type",keyword:"type",params:{type: "string"},schema:schema31.properties.root.type,parentSchema:schema31.properties.root,data:data7}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.home !== undefined){
let data8 = data.home;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(func2(data8) < 1){
validate20.errors = [{instancePath:instancePath+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.home,data:data8}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type: "string"},schema:schema31.properties.home.type,parentSchema:schema31.properties.home,data:data8}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.import !== undefined){
let data9 = data.import;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid3 = true;
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
const _errs21 = errors;
if((typeof data10 !== "string") && (!(data10 && typeof data10 == "object" && !Array.isArray(data10)))){
validate20.errors = [{instancePath:instancePath+"/import/" + i2,schemaPath:"#/$defs/import/type",keyword:"type",params:{type: schema32.type},schema:schema32.type,parentSchema:schema32,data:data10}];
return false;
}
const _errs24 = errors;
let valid5 = true;
const _errs25 = errors;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs27 = errors;
if(errors === _errs27){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if((data10.file === undefined) && (missing1 = "file")){
validate20.errors = [{instancePath:instancePath+"/import/" + i2,schemaPath:"#/$defs/import/then/required",keyword:"required",params:{missingProperty: missing1},schema:schema32.then.required,parentSchema:schema32.then,data:data10}];
return false;
}
else {
const _errs29 = errors;
for(const key1 in data10){
if(!((key1 === "file") || (key1 === "trusted"))){
validate20.errors = [{instancePath:instancePath+"/import/" + i2,schemaPath:"#/$defs/import/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema32.then,data:data10}];
return false;
break;
}
}
if(_errs29 === errors){
if(data10.file !== undefined){
let data11 = data10.file;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data11 === "string"){
if(func2(data11) < 1){
validate20.errors = [{instancePath:instancePath+"/import/" + i2+"/file",schemaPath:"#/$defs/import/then/properties/file/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema32.then.properties.file,data:data11}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/import/" + i2+"/file",schemaPath:"#/$defs/import/then/properties/file/type",keyword:"type",params:{type: "string"},schema:schema32.then.properties.file.type,parentSchema:schema32.then.properties.file,data:data11}];
return false;
}
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.trusted !== undefined){
let data12 = data10.trusted;
const _errs32 = errors;
if(typeof data12 !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/import/" + i2+"/trusted",schemaPath:"#/$defs/import/then/properties/trusted/type",keyword:"type",params:{type: "boolean"},schema:schema32.then.properties.trusted.type,parentSchema:schema32.then.properties.trusted,data:data12}];
return false;
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/import/" + i2,schemaPath:"#/$defs/import/then/type",keyword:"type",params:{type: "object"},schema:schema32.then.type,parentSchema:schema32.then,data:data10}];
return false;
}
}
var _valid0 = _errs27 === errors;
valid5 = _valid0;
ifClause0 = "then";
}
else {
const _errs34 = errors;
if(errors === _errs34){
if(typeof data10 === "string"){
if(func2(data10) < 1){
validate20.errors = [{instancePath:instancePath+"/import/" + i2,schemaPath:"#/$defs/import/else/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema32.else,data:data10}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/import/" + i2,schemaPath:"#/$defs/import/else/type",keyword:"type",params:{type: "string"},schema:schema32.else.type,parentSchema:schema32.else,data:data10}];
return false;
}
}
var _valid0 = _errs34 === errors;
valid5 = _valid0;
ifClause0 = "else";
}
if(!valid5){
const err1 = {instancePath:instancePath+"/import/" + i2,schemaPath:"#/$defs/import/if",keyword:"if",params:{failingKeyword: ifClause0},schema:schema32.if,parentSchema:schema32,data:data10};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate20.errors = vErrors;
return false;
}
var valid3 = _errs21 === errors;
if(!valid3){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/import",schemaPath:"#/properties/import/type",keyword:"type",params:{type: "array"},schema:schema31.properties.import.type,parentSchema:schema31.properties.import,data:data9}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permissions !== undefined){
let data13 = data.permissions;
const _errs36 = errors;
if(errors === _errs36){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
const _errs38 = errors;
for(const key2 in data13){
if(!((key2 === "allow") || (key2 === "deny"))){
validate20.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema31.properties.permissions,data:data13}];
return false;
break;
}
}
if(_errs38 === errors){
if(data13.allow !== undefined){
let data14 = data13.allow;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data14)){
var valid9 = true;
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
let data15 = data14[i3];
const _errs42 = errors;
if(typeof data15 !== "string"){
validate20.errors = [{instancePath:instancePath+"/permissions/allow/" + i3,schemaPath:"#/$defs/permissions/items/type",keyword:"type",params:{type: "string"},schema:schema33.items.type,parentSchema:schema33.items,data:data15}];
return false;
}
var valid9 = _errs42 === errors;
if(!valid9){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/permissions/allow",schemaPath:"#/$defs/permissions/type",keyword:"type",params:{type: "array"},schema:schema33.type,parentSchema:schema33,data:data14}];
return false;
}
}
var valid7 = _errs39 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data13.deny !== undefined){
let data16 = data13.deny;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(Array.isArray(data16)){
var valid11 = true;
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
let data17 = data16[i4];
const _errs47 = errors;
if(typeof data17 !== "string"){
validate20.errors = [{instancePath:instancePath+"/permissions/deny/" + i4,schemaPath:"#/$defs/permissions/items/type",keyword:"type",params:{type: "string"},schema:schema33.items.type,parentSchema:schema33.items,data:data17}];
return false;
}
var valid11 = _errs47 === errors;
if(!valid11){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/permissions/deny",schemaPath:"#/$defs/permissions/type",keyword:"type",params:{type: "array"},schema:schema33.type,parentSchema:schema33,data:data16}];
return false;
}
}
var valid7 = _errs44 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "object"},schema:schema31.properties.permissions.type,parentSchema:schema31.properties.permissions,data:data13}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data18 = data.tools;
const _errs49 = errors;
if(errors === _errs49){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key3 in data18){
const _errs52 = errors;
if(!(validate21(data18[key3], {instancePath:instancePath+"/tools/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data18,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid12 = _errs52 === errors;
if(!valid12){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "object"},schema:schema31.properties.tools.type,parentSchema:schema31.properties.tools,data:data18}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rules !== undefined){
let data20 = data.rules;
const _errs53 = errors;
if(errors === _errs53){
if(Array.isArray(data20)){
var valid13 = true;
const len5 = data20.length;
for(let i5=0; i5<len5; i5++){
const _errs55 = errors;
if(!(validate32(data20[i5], {instancePath:instancePath+"/rules/" + i5,parentData:data20,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid13 = _errs55 === errors;
if(!valid13){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"},schema:schema31.properties.rules.type,parentSchema:schema31.properties.rules,data:data20}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence !== undefined){
let data22 = data.sequence;
const _errs56 = errors;
if(errors === _errs56){
if(Array.isArray(data22)){
var valid14 = true;
const len6 = data22.length;
for(let i6=0; i6<len6; i6++){
const _errs58 = errors;
if(!(validate34(data22[i6], {instancePath:instancePath+"/sequence/" + i6,parentData:data22,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid14 = _errs58 === errors;
if(!valid14){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "array"},schema:schema31.properties.sequence.type,parentSchema:schema31.properties.sequence,data:data22}];
return false;
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.normalize !== undefined){
let data24 = data.normalize;
const _errs59 = errors;
if(errors === _errs59){
if(Array.isArray(data24)){
var valid15 = true;
const len7 = data24.length;
for(let i7=0; i7<len7; i7++){
const _errs61 = errors;
if(!(validate36(data24[i7], {instancePath:instancePath+"/normalize/" + i7,parentData:data24,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid15 = _errs61 === errors;
if(!valid15){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/normalize",schemaPath:"#/properties/normalize/type",keyword:"type",params:{type: "array"},schema:schema31.properties.normalize.type,parentSchema:schema31.properties.normalize,data:data24}];
return false;
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unknown_tools !== undefined){
let data26 = data.unknown_tools;
const _errs62 = errors;
if(!((data26 === "mutating") || (data26 === "reading"))){
validate20.errors = [{instancePath:instancePath+"/unknown_tools",schemaPath:"#/properties/unknown_tools/enum",keyword:"enum",params:{allowedValues: schema31.properties.unknown_tools.enum},schema:schema31.properties.unknown_tools.enum,parentSchema:schema31.properties.unknown_tools,data:data26}];
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

/** Whether a value has the form that the schema says. The first fault that was found is in its `errors` then. */
export const validate: Validator = validateSchema;
/* c8 ignore stop */
